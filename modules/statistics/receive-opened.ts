import express from 'express';
import { contextOf } from '#server/request/create-context.ts';
import type { Services } from '#server/services.ts';
import { statistics } from './statistics.ts';

/** `POST /api/views`: a prefetched page reports that it was opened (`script/report-opened.ts`). */
export function receiveOpened(services: Services): express.Router {
  const readBody = express.urlencoded({ limit: '8kb', extended: false, parameterLimit: 5 });
  return express.Router().use(readBody, async (request, response) => {
    const { url, referrer } = request.body ?? {};
    const { preview, closed } = await contextOf(services, request);
    // Staff have a preview, too.
    if (!preview && !closed && typeof url === 'string')
      services.service(statistics).countOpened(request, { url, referrer: String(referrer ?? '') });
    response.status(204).end();
  });
}
