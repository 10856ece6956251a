import { count, sum } from 'drizzle-orm';
import type { Request, Response } from 'express';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { sendOutput } from '#server/process/site-command.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import type { Service, Services } from '#server/services.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { countOf } from './entries.ts';

/** The running download of an export. One at a time. */
const download: Service<{ running: { by: string; done: number; of: number } | null }> = {
  open: () => ({ running: null }),
};

export function exportName(now: Date): string {
  return `vinci-export-${now.toISOString().slice(0, 10)}.zip`;
}

/** `GET /api/export.zip`: made while it is sent. */
export function downloadExport(services: Services) {
  return async (request: Request, response: Response) => {
    const asked = await administratorDownload(services, request, response, { confirm: true });
    if (!asked) return;
    const current = services.service(download);
    if (current.running)
      return void asked.refuse(409, 'Another export is being downloaded. Wait until it is done.');
    const { context } = asked;
    const name = exportName(context.now());
    asked.note({ what: 'exported', type: 'site', title: name });
    const running = { by: context.user?.name ?? '', done: 0, of: 0 };
    current.running = running;
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/zip');
    try {
      await sendOutput(services, ['export', '-', '--steps'], response, (line) => {
        const [, done, of] = /^(\d+) (\d+)$/.exec(line) ?? [];
        if (of) Object.assign(running, { done: Number(done), of: Number(of) });
      });
    } finally {
      current.running = null;
    }
  };
}

const storedFiles = preparedQuery((db) =>
  db.select({ found: count(), bytes: sum(files.bytes).mapWith(Number) }).from(files),
);

export const exportRouter = router({
  get: administratorProcedure.query(({ ctx: { db, service } }) => {
    const stored = storedFiles(db).get();
    return {
      entries: declaredTypes().reduce((all, type) => all + countOf(db, type), 0),
      files: stored?.found ?? 0,
      bytes: stored?.bytes ?? 0,
      running: service(download).running,
    };
  }),
});
