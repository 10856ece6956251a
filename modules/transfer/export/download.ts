import type { Request, Response } from 'express';
import { administratorDownload } from '#server/auth/administrator-download.ts';
import { sendOutput } from '#server/process/site-command.ts';
import type { Service, Services } from '#server/services.ts';

/** The running download of an export. One at a time. */
export const download: Service<{ running: { by: string; done: number; of: number } | null }> = {
  open: () => ({ running: null }),
};

/** `vinci-export-2026-11-26.zip` */
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
