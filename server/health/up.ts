import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { readSettings } from '#database/site-settings.ts';
import { retryAfter, withHeaders } from '../http/plain-answers.ts';
import type { Services } from '../services.ts';
import { healthDetails } from './details.ts';

/**
 * `/up`: 200 while the database can be read; `?deep=1` also checks its integrity and writing. `/up/details` needs
 * MONITOR_TOKEN: a full disk or failing backups are useful to attackers. In a header, because proxies log addresses;
 * not for loopback, which every request behind a local proxy comes from.
 */
export function up(services: Services): Router {
  const router = Router();
  router.use(withHeaders({ 'Cache-Control': 'no-store' }));
  router.get('/', async (request, response) => {
    const wrong =
      unreadable(services) ?? (request.query.deep === '1' ? await services.health.deepCheck() : null);
    response.type('text/plain');
    if (wrong) fail(response).send(wrong);
    else response.send('up');
  });
  router.get('/details', async (request, response, next) => {
    const { MONITOR_TOKEN: token } = services.env;
    if (!token) return next();
    if (!bears(request, token)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain');
      return void response.send('Send MONITOR_TOKEN in the header Authorization: Bearer <token>.');
    }
    const wrong = unreadable(services) ?? (await services.health.deepCheck());
    const details = await healthDetails(services, wrong);
    if (details.status === 'trouble') fail(response);
    response.json(details);
  });
  return router;
}

function unreadable(services: Services) {
  try {
    readSettings(services.db);
    return null;
  } catch (err) {
    services.log.error({ err }, 'The database can’t be read');
    return 'The database can’t be read.';
  }
}

function fail(response: Response) {
  return response.status(503).set('Retry-After', retryAfter.trouble);
}

// A comparison in constant time.
function bears(request: Request, token: string) {
  const [, given = ''] = request.get('authorization')?.match(/^Bearer +(\S+)$/i) ?? [];
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one as Buffer, other as Buffer);
}
