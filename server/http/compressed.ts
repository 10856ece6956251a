import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

/** Has `express.static` after it send the compressed files of the build (`bin/build.mjs`) to browsers that accept them. */
export function compressed(folder: string): RequestHandler {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const stored = new Set(names.filter((name) => name.endsWith('.br')).map(addressOf));
  return (request, response, next) => {
    const address = `${request.path}.br`;
    if (!stored.has(address)) return next();
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings('br')) {
      response.type(path.extname(request.path)).set('Content-Encoding', 'br');
      request.url = address;
    }
    next();
  };
}

function addressOf(name: string) {
  return `/${name.split(path.sep).join('/')}`;
}
