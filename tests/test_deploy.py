"""The files for hosting a server: they parse, name things that exist, and start what they say.

No container is built here. The start script and the unit are tried with the programs of this machine.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from perihelion.cli.app import name_of
from perihelion.cli.commands import COMMANDS
from perihelion.cli.serve import PORT

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
UNIT = DEPLOY / "perihelion@.service"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def instructions():
    """Return the lines of the Dockerfile as [instruction, rest], with continued lines joined."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE.replace("\\\n", " "), flags=re.MULTILINE)
    return [line.split(None, 1) for line in text.splitlines() if line.strip()]


def test_the_container_copies_files_that_exist_and_are_not_ignored():
    ignore = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    allowed = {line[1:] for line in ignore if line.startswith("!")}
    assert ignore[0] == "*"
    copied = [rest.split() for word, rest in instructions() if word == "COPY" and "--from" not in rest]
    sources = {source for words in copied for source in words[:-1]}
    assert all((ROOT / source).exists() for source in sources), sources
    assert sources <= allowed


def test_the_container_has_two_stages_and_no_root():
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2
    last = words.index("FROM", 1)
    assert "USER" in words[last:]
    users = [rest for word, rest in instructions() if word == "USER"]
    assert users == ["10001"]
    assert words.index("USER") > last
    assert not [rest for word, rest in instructions()[last:] if word == "RUN" and "pip" in rest]


def test_the_container_runs_commands_that_exist():
    names = {name_of(command) for command in COMMANDS}
    runs = [rest for word, rest in instructions() if word == "RUN"]
    assert {found for run in runs for found in re.findall(r"bin/perihelion (\w+)", run)} == {"warm"} <= names
    for run in runs:
        assert not re.findall(r"make (\w+)", run)
        assert all((ROOT / file).exists() for file in re.findall(r"-r (requirements\S+)", run))
    (command,) = [rest for word, rest in instructions() if word == "CMD"]
    arguments = eval(command)
    assert arguments[0] in names
    shown = subprocess.run([sys.executable, "-m", "perihelion", arguments[0], "--help"], capture_output=True, text=True)
    for option in [word for word in arguments if word.startswith("--")]:
        assert option in shown.stdout, option


def test_the_user_of_the_container_may_read_the_machine_code():
    """Root made it, in files that only root could read otherwise."""
    (warm,) = [rest for word, rest in instructions() if word == "RUN" and "perihelion warm" in rest]
    assert re.search(r"perihelion warm\s+&& chmod -R a\+rX (\S+)", warm)[1] in warm.partition("warm")[0]


def test_the_container_installs_the_driver_of_postgresql_with_hashes():
    (script,) = re.findall(r"awk ('.*?')", DOCKERFILE)
    picked = subprocess.run(
        ["awk", shlex.split(script)[0], "requirements-dev.lock"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    names = re.findall(r"^(\S+)==", picked, re.MULTILINE)
    assert names == ["psycopg", "psycopg-binary"]
    assert picked.count("--hash=sha256:") > 2


def start(tmp_path, *arguments, **variables):
    """Run the start script with a `perihelion` that prints its arguments."""
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir(exist_ok=True)
    fake = bin_folder / "perihelion"
    fake.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\nexit 7\n')
    fake.chmod(0o755)
    path = f"{bin_folder}:{os.environ['PATH']}"
    return subprocess.run(
        ["sh", str(DEPLOY / "start.sh"), *arguments], capture_output=True, text=True, env={"PATH": path, **variables}
    )


def test_the_start_script_copies_machine_code_with_its_times(tmp_path):
    compiled, cache = tmp_path / "compiled", tmp_path / "cache"
    (compiled / "leduc").mkdir(parents=True)
    cache.mkdir()
    (compiled / "leduc" / "code").write_text("new")
    os.utime(compiled / "leduc" / "code", (1, 1))
    variables = {"PERIHELION_COMPILED": str(compiled), "PERIHELION_CACHE": str(cache)}
    ran = start(tmp_path, "serve", "--data", "a b", **variables)
    assert (ran.stdout.splitlines(), ran.returncode) == (["serve", "--data", "a b"], 7), "arguments and exit code pass"
    assert (cache / "leduc" / "code").stat().st_mtime == 1
    (cache / "leduc" / "code").write_text("own")
    start(tmp_path, **variables)
    assert (cache / "leduc" / "code").read_text() == "own", "existing files are kept"


def test_the_start_script_needs_no_machine_code(tmp_path):
    assert start(tmp_path, "games").stdout == "games\n"


@pytest.fixture(scope="module")
def compose() -> Any:
    yaml: Any = pytest.importorskip("yaml")
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_only_the_proxy_is_open_and_nothing_has_a_default_password(compose):
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["server"]["read_only"] is True
    assert services["server"]["cap_drop"] == ["ALL"]
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert len(re.findall(r"\$\{POSTGRES_PASSWORD:\?", text)) == len(re.findall(r"\$\{POSTGRES_PASSWORD", text)) == 2
    (subnet,) = [config["subnet"] for config in compose["networks"]["front"]["ipam"]["config"]]
    assert services["server"]["environment"]["PERIHELION_TRUSTED_PROXY"] == subnet
    assert set(services["server"]["networks"]) >= set(services["proxy"]["networks"])
    volumes = {volume.split(":")[0] for service in services.values() for volume in service["volumes"]}
    assert volumes - {"./Caddyfile"} == set(compose["volumes"])
    assert (DEPLOY / "Caddyfile").exists()


def test_the_address_of_the_database_is_valid(compose):
    from perihelion.store.postgresql import read_url

    given = compose["services"]["server"]["environment"]["PERIHELION_DATABASE"]
    address = read_url(re.sub(r"\$\{.*?\}", "secret", given))
    assert (address.host, address.database) == ("database", "perihelion")
    assert address.host in compose["services"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_unit_and_rates_it_secure(tmp_path):
    text = UNIT.read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)
    copy = tmp_path / "perihelion@8437.service"
    copy.write_text(text.replace(command, "/bin/true"))
    verified = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True)
    said = [line for line in verified.stderr.splitlines() if "perihelion" in line]
    assert said == []
    arguments = shlex.split(re.findall(r"^ExecStart=\S+ (.*)$", text, re.MULTILINE)[0])
    shown = subprocess.run([sys.executable, "-m", "perihelion", arguments[0], "--help"], capture_output=True, text=True)
    assert all(option in shown.stdout for option in arguments if option.startswith("--"))
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=25", str(copy)], capture_output=True, text=True
    )
    assert rated.returncode == 0, rated.stdout[-600:]


def test_servers_are_replaced_only_if_there_are_several():
    """SIGHUP would end a single one, and systemd would take that for the end of its service."""
    (reload,) = re.findall(r"^ExecReload=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    for processes, reached in (("1", False), ("4", True)):
        heard = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # `nohup` makes all its children ignore it
        sleeping = subprocess.Popen(["sleep", "60"])
        signal.signal(signal.SIGHUP, heard)
        env = {"PATH": os.environ["PATH"], "PERIHELION_PROCESSES": processes, "MAINPID": str(sleeping.pid)}
        assert (subprocess.run(shlex.split(reload), env=env).returncode == 0) == reached
        if not reached:
            assert sleeping.poll() is None
            sleeping.kill()
        assert sleeping.wait(10) == (-signal.SIGHUP if reached else -signal.SIGKILL)


def test_the_proxy_knows_all_servers_of_the_container(compose):
    given = compose["services"]["server"]["environment"]["PERIHELION_PROCESSES"]
    processes = int(re.fullmatch(r"\$\{PROCESSES:-(\d+)\}", given)[1])
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (servers,) = re.findall(r"reverse_proxy (.*) \{", caddyfile)
    names = servers.split()
    assert names == [f"server:{PORT + n}" for n in range(len(names))]
    assert 1 < processes <= len(names)
    assert "health_uri /health" in caddyfile, "servers that do not run get no requests"


def test_a_variable_says_how_many_servers_there_are(tmp_path):
    command = [sys.executable, "-m", "perihelion", "serve", "--data", str(tmp_path), "--no-browser"]
    ran = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PERIHELION_PROCESSES": "2"})
    assert ran.returncode == 1
    assert "several servers need PostgreSQL" in ran.stderr


def test_every_file_is_explained():
    for file in (*DEPLOY.iterdir(), ROOT / "Dockerfile"):
        assert file.name in HOSTING, file.name


def test_the_worker_is_the_same_image_with_another_command(compose):
    server, worker = compose["services"]["server"], compose["services"]["worker"]
    assert worker["command"] == ["worker"]
    assert "worker" in {name_of(command) for command in COMMANDS}
    assert worker["healthcheck"] == {"disable": True}
    assert {key: worker[key] for key in server} == server, "everything else is the same"


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_reads_its_file():
    command = ["caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    ran = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "DOMAIN": "play.example.org"})
    assert ran.returncode == 0, ran.stderr


def test_the_players_of_a_table_go_to_the_same_server():
    """Whatever each of them has in the query string."""
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for text in (caddyfile, HOSTING):
        assert "lb_policy header X-Path" in text
        assert "request_header X-Path {path}" in text
        assert "lb_policy uri_hash" not in text


def test_the_workflows_name_no_secret_and_run_what_exists():
    yaml: Any = pytest.importorskip("yaml")
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    assert [path.stem for path in workflows] == ["release", "test"]
    commands = {name_of(command) for command in COMMANDS}
    for path in workflows:
        text = path.read_text(encoding="utf-8")
        assert "secrets." not in text, path.name
        assert "password" not in text, path.name
        read = yaml.safe_load(text)
        assert read["permissions"] == {"contents": "read"}
        for job in read["jobs"].values():
            for line in filter(None, (step.get("run") for step in job["steps"])):
                program, *words = shlex.split(line)
                assert program != "perihelion" or words[0] in commands, line
                assert "/" not in program or (ROOT / program).is_file(), line
                assert program != "make" or f"\n{words[0]}:" in (ROOT / "Makefile").read_text(encoding="utf-8"), line
