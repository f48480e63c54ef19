# Builds one service: docker build -f deploy/service.Dockerfile --build-arg SERVICE=catalog --target service .
# The service that prints PDF files: … --build-arg SERVICE=restaurant-orders --target service-with-chromium .

# Everything is built once, for all services.
FROM node:24-bookworm-slim AS build
WORKDIR /larder
ENV NX_DAEMON=false
COPY package.json package-lock.json .npmrc nx.json tsconfig.base.json tsconfig.build.json ./
COPY services/catalog/package.json services/catalog/
COPY services/discounts-rebates/package.json services/discounts-rebates/
COPY services/identity/package.json services/identity/
COPY services/journeys/package.json services/journeys/
COPY services/restaurant-orders/package.json services/restaurant-orders/
COPY services/system-ops/package.json services/system-ops/
COPY services/shared/contracts/package.json services/shared/contracts/
COPY services/shared/kernel/package.json services/shared/kernel/
COPY services/shared/platform/package.json services/shared/platform/
COPY services/shared/testing/package.json services/shared/testing/
COPY web/package.json web/
COPY gateway/package.json gateway/
COPY deploy/package.json deploy/
RUN npm ci --no-audit --no-fund
COPY services services
RUN npx nx run-many -t build --exclude=@larder/web,@larder/testing --outputStyle=static

# Only what this service needs at run time.
FROM build AS package
ARG SERVICE
COPY deploy/containers/keep-what-runs.mjs deploy/containers/
RUN npm ci --no-audit --no-fund --omit=dev --workspace "services/$SERVICE" \
 && node deploy/containers/keep-what-runs.mjs "$SERVICE" /package

FROM node:24-bookworm-slim AS service
ARG SERVICE
# npm and its cache are not needed at run time. Volumes are mounted at these folders: a
# new volume gets its owner from them.
RUN rm -rf /usr/local/lib/node_modules/npm /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
 && mkdir -p /data/images /data/backups /data/logs /secrets /made-secrets \
 && for of in owner redis identity catalog restaurant-orders discounts-rebates system-ops live; do mkdir "/made-secrets/$of"; done \
 && chown -R 10001:10001 /data /secrets /made-secrets
COPY --from=package /package /larder
COPY deploy/containers /larder/deploy/containers
WORKDIR /larder/services/$SERVICE
ENV NODE_ENV=production HTTP_HOST=0.0.0.0 HTTP_PORT=3000 NODE_EXTRA_CA_CERTS=
USER 10001:10001
EXPOSE 3000
# Liveness, not readiness: a service that waits for its database need not be restarted.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "/larder/deploy/containers/health.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/bundle/main.js"]

FROM service AS service-with-chromium
USER root
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium fonts-noto-cjk \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
ENV CHROMIUM_PATH=/usr/bin/chromium CHROMIUM_SANDBOX=off
USER 10001:10001
