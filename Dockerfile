# Perihelion in a container: docker build -t perihelion .     (deploy/compose.yaml adds PostgreSQL and TLS)
#
# The first stage installs the locked versions and compiles the games. The second has only the runtime: no compiler, no
# root, and no writable root file system. All changing data is in two volumes: /data (tables, archive) and /cache.

FROM python:3.12-slim AS build
WORKDIR /src
COPY requirements.lock requirements-dev.lock ./
RUN awk '/^[a-z]/ { wanted = /^psycopg/ } wanted' requirements-dev.lock > postgresql.lock \
    && python -m venv /opt/perihelion \
    && /opt/perihelion/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock -r postgresql.lock
COPY pyproject.toml README.md LICENSE ./
COPY perihelion perihelion
COPY docs docs
RUN /opt/perihelion/bin/pip install --no-cache-dir --no-deps --no-build-isolation .
# Machine code is for one kind of processor. On another one the server compiles again, into the volume /cache.
# Cache files are readable only by their owner; here that is root, but another user runs the server.
RUN PERIHELION_CACHE=/opt/perihelion/cache /opt/perihelion/bin/perihelion warm \
    && chmod -R a+rX /opt/perihelion/cache

FROM python:3.12-slim
COPY --from=build /opt/perihelion /opt/perihelion
COPY deploy/start.sh /usr/local/bin/perihelion-start
RUN useradd --system --uid 10001 --no-create-home perihelion \
    && install -d -o perihelion -m 700 /data /cache
ENV PATH=/opt/perihelion/bin:$PATH \
    PERIHELION_DATA=/data \
    PERIHELION_CACHE=/cache \
    PERIHELION_COMPILED=/opt/perihelion/cache \
    PYTHONDONTWRITEBYTECODE=1
USER 10001
VOLUME ["/data", "/cache"]
EXPOSE 8437
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8437/health', timeout=4)"]
ENTRYPOINT ["sh", "/usr/local/bin/perihelion-start"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser", "--log-format", "json"]
