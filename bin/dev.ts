import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { createDevMiddleware } from 'vike/server';
import { createEnvFile, loadEnvFile } from './env-file.mjs';

// `npm run dev`: one process. The server is loaded through Vite like the pages, so both share one copy of every
// module, and a change to either takes effect with the next request.

process.chdir(path.resolve(import.meta.dirname, '..'));
createEnvFile(process.cwd());
loadEnvFile(process.cwd());
process.env.NODE_ENV = 'development';

type Site = { handle: RequestListener; close(): void };
type Entry = { openSite(options: { greet: boolean }): Promise<Site> };

const server = createServer();
const { devMiddleware, viteServer } = await createDevMiddleware({
  root: process.cwd(),
  viteConfig: { server: { hmr: { server } } },
});

let current: Site | null = null;
let entry: Entry | null = null;
let greeted = false;

/** The site from the current source: reopened when Vite has reloaded the server's modules. */
async function site(): Promise<Site> {
  const loaded = (await viteServer.ssrLoadModule('/server/start/development.ts')) as Entry;
  if (current && loaded === entry) return current;
  current?.close();
  // If opening fails, the next request tries again.
  current = null;
  current = await loaded.openSite({ greet: !greeted });
  entry = loaded;
  greeted = true;
  return current;
}

// One after the other: two requests after a change must not open the site twice.
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>) => {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
};

server.on('request', (request, response) => {
  devMiddleware(request, response, () => {
    inTurn(site).then(
      (open) => open.handle(request, response),
      (error: Error) => {
        viteServer.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${error.stack}`);
      },
    );
  });
});

server.once('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${process.env.PORT || 3000} is taken. Set PORT to another one.`;
  console.error(error.code === 'EADDRINUSE' ? taken : error.message);
  process.exit(1);
});
server.listen(Number(process.env.PORT || 3000), () => void inTurn(site).catch(console.error));
const stop = () => {
  current?.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
