import type { RequestHandler } from 'express';
import { contextOf } from '../create-context.ts';
import type { Services } from '../services.ts';
import { isWhole } from '../site/downloads.ts';

/** Counts the PDFs that visitors download from a text: these have the addresses of their files. */
export function countPdfs(services: Services): RequestHandler {
  return (request, response, next) => {
    const path = request.baseUrl + request.path;
    if (path.endsWith('.pdf')) {
      response.once('finish', async () => {
        if (!isWhole(request, response)) return;
        const { preview } = await contextOf(services, request);
        // Staff have a preview, too.
        if (!preview) services.statistics.countDownload(request, path);
      });
    }
    next();
  };
}
