# The site in a container: one volume (/data) for database, uploads and backups. docs/operate/install.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY database/better-sqlite3-for-node-20 ./database/better-sqlite3-for-node-20
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 \
    DATABASE_URL=file:/data/vinci.db UPLOADS_DIR=/data/uploads BACKUP_DIR=/data/backups
WORKDIR /site
COPY --from=build --chown=root:root /site ./
# The build keeps what Node.js has compiled.
RUN mkdir /data && chown node:node /data dist/builds/*
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/up`).then((up) => process.exit(up.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, SIGTERM reaches the server itself. AUTH_SECRET and AUTH_URL come from outside.
CMD ["node", "dist/server/index.mjs"]
