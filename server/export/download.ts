import type { Request, Response } from 'express';
import { administratorDownload } from '../auth/administrator-download.ts';
import { noteDownload, sendOutput } from '../backup/download.ts';
import type { Services } from '../services.ts';

/** `vinci-export-2026-11-26.zip` */
export function exportName(now: Date): string {
  return `vinci-export-${now.toISOString().slice(0, 10)}.zip`;
}

/** `GET /api/export.zip`: everything of the site, made while it is sent. Nothing of it is stored here. */
export function downloadExport(services: Services) {
  return async (request: Request, response: Response) => {
    const asked = await administratorDownload(services, request, response, { confirm: true });
    if (!asked) return;
    const { background } = services;
    if (background.exporting)
      return void asked.refuse(409, 'Another export is being downloaded. Wait until it is done.');
    const { context } = asked;
    const name = exportName(context.now());
    noteDownload(context, { what: 'exported', type: 'site', title: name });
    const exporting = { by: context.user?.name ?? '', done: 0, of: 0 };
    background.exporting = exporting;
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/zip');
    try {
      await sendOutput(services, ['export', '-', '--steps'], response, (line) => {
        const [, done, of] = /^(\d+) (\d+)$/.exec(line) ?? [];
        if (of) Object.assign(exporting, { done: Number(done), of: Number(of) });
      });
    } finally {
      background.exporting = null;
    }
  };
}
