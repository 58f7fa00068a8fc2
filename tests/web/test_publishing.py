"""Whether my finished public games may be published: off until I say so, and revocable."""

import io
import zipfile


def test_a_guest_agrees_and_revokes(server):
    ada = server.guest("Ada")
    assert ada.get("/api/me/account").json()["publishing"] is False
    assert ada.post("/api/me/account/publishing", agreed=True).json()["publishing"] is True
    assert ada.get("/api/me/account").json()["publishing"] is True
    data = zipfile.ZipFile(io.BytesIO(ada.get("/api/me/export").content))
    assert "publishing.json" in data.namelist()
    assert ada.post("/api/me/account/publishing", agreed=False).json()["publishing"] is False
    assert ada.post("/api/me/account/publishing", agreed="perhaps").status_code == 422
