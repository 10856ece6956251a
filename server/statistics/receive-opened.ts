import express from 'express';
import { isSameOrigin } from '../auth/origin.ts';
import { contextOf } from '../create-context.ts';
import type { Services } from '../services.ts';

/** `POST /api/views`: a page says that it was opened after the browser had fetched it ahead (renderer/public/script). */
export function receiveOpened(services: Services): express.Router {
  const router = express.Router();
  router.post('/', express.urlencoded({ limit: '8kb', extended: false, parameterLimit: 5 }));
  router.post('/', async (request, response) => {
    if (!isSameOrigin(request, services.env)) return response.sendStatus(403);
    const { url, referrer } = request.body ?? {};
    const { preview, closed } = await contextOf(services, request);
    // Staff have a preview, too.
    if (!preview && !closed && typeof url === 'string')
      services.statistics.countOpened(request, { url, referrer: String(referrer ?? '') });
    response.status(204).end();
  });
  return router;
}
