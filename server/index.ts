import { createServer } from 'node:http';
import path from 'node:path';
import { seedOnFirstStart } from '#database/seed/first-start.ts';
import { removeOldActivity } from './activity/retention.ts';
import { createApp } from './app.ts';
import { followBrandColor } from './brand/starter-pictures.ts';
import { emptyTrash } from './content/trash/trash.ts';
import { listeningHost, readEnv } from './env.ts';
import type { MessageClasses } from './http/express-prototypes.ts';
import { answerUnreadableRequests } from './http/unreadable-requests.ts';
import { jobs, onStart, whileRunning } from './jobs/points.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { offered } from './module/registry.ts';
import { watchDisks } from './notifications/alert.ts';
import { sendNotifications } from './notifications/send.ts';
import { openPageCache } from './page-cache/page-cache.ts';
import { readPublicRoutes } from './page-cache/public-routes.ts';
import { buildFolder } from './process/build-folder.ts';
import { freePort } from './process/free-port.ts';
import { lockSite } from './process/lock-site.ts';
import { stopGracefully } from './process/shutdown.ts';
import { closeServices, openServices } from './start/open-services.ts';
import { ServedSite } from './start/served-site.ts';
import { welcome } from './start/welcome.ts';

// Nobody needs longer to send headers; node would allow a minute and check only every half minute. A whole request may
// take node's 5 minutes: 15 MB on a slow connection.
const forSlowClients = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

const ownJobs = [emptyTrash, removeOldActivity, sendNotifications, watchDisks];

async function start() {
  if (process.env.PORT === '0') process.env.PORT = String(await freePort());
  const env = readEnv(process.env);
  const unlock = lockSite(env);
  await loadPages();
  const routes = await readPublicRoutes(path.join(buildFolder, 'client'));
  let classes: MessageClasses | undefined;
  const site = new ServedSite(async (replaceDatabase) => {
    const services = { ...(await openServices(env)), replaceDatabase };
    const firstAdmin = await seedOnFirstStart(services);
    const pageCache = openPageCache(services, routes);
    const { handle, messageClasses } = createApp(services, pageCache, undefined, classes);
    classes = messageClasses;
    const stops: (() => void)[] = [];
    const run = () => {
      services.health.checkAfterStart();
      for (const begin of offered(onStart)) begin(services);
      stops.push(services.schedules.start(), runJobs(services, [...offered(jobs), ...ownJobs]));
      stops.push(followBrandColor(services), ...offered(whileRunning).map((begin) => begin(services)));
    };
    const close = () => {
      for (const stop of stops) stop();
      closeServices(services);
    };
    return { services, firstAdmin, handle, run, close };
  });
  const { services, firstAdmin } = await site.open();
  const server = createServer({ ...forSlowClients, ...classes }, site.handle);
  answerUnreadableRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, listeningHost(env), resolve);
  });
  site.run();
  stopGracefully(server, services.log, () => {
    site.close();
    unlock();
  });
  process.stdout.write(welcome(services, firstAdmin));
}

// Vike would locate the built pages through a file in node_modules, which points to the last build of any checkout.
async function loadPages() {
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href);
}

type Failure = NodeJS.ErrnoException & { port?: number };

const refused = new Set(['EACCES', 'EPERM', 'EROFS']);

/** For the operator: a sentence and what to do. */
function explainFailure(error: Failure): string {
  const { code = '', path, port, cause } = error;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (refused.has(code) && port !== undefined) {
    return `The site may not listen on port ${port}. Set PORT to 1024 or more, and have a proxy pass requests on.`;
  }
  if (refused.has(code) && path) {
    return `The site may not use ${path} (${code}). Give the user that it runs as the right to read and write there.`;
  }
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}

start().catch((error) => {
  console.error(explainFailure(error));
  process.exit(1);
});
