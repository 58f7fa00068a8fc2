"""What every request passes: middleware, cookies, languages, limits, errors, logs, static files."""
