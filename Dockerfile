FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY e2e/package.json e2e/
COPY federation/package.json federation/
COPY mfe-account/package.json mfe-account/
COPY mfe-dashboard/package.json mfe-dashboard/
COPY mfe-marketing/package.json mfe-marketing/
COPY mfe-quiz/package.json mfe-quiz/
COPY mfe-samples/package.json mfe-samples/
COPY server/package.json server/
COPY shared/package.json shared/
COPY shell/package.json shell/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build
# One folder with every build, so that a new remote changes nothing below.
# `faults` has recipes of the fault lab.
RUN for name in shell mfe-*; do mkdir -p "/builds/$name" && for part in dist faults; do [ ! -d "$name/$part" ] || cp -r "$name/$part" "/builds/$name/"; done; done

FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=server

FROM node:24-bookworm-slim
WORKDIR /app
# /data: the embedded database, and mails without SMTP_URL; unused with DATABASE_URL and SMTP_URL.
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app ./
# The server's build reads migrations and assets next to its sources.
COPY --from=build /app/server/dist server/dist
COPY federation/contract federation/contract
COPY federation/server federation/server
COPY shared/src shared/src
COPY server/migrations server/migrations
COPY server/src server/src
COPY --from=build /builds /builds

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data VERDANT_BUILDS_DIR=/builds
USER node
VOLUME /data
EXPOSE 3000 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
