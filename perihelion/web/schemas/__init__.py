"""The JSON objects of the API as pydantic models: `requests` come in, `responses` and `snapshot` go out."""
