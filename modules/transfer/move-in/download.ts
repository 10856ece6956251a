import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import { takenInTurns } from '#database/turns.ts';
import { inLanguageOf } from '#server/office-language.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import type { Services } from '#server/services.ts';
import { findImport } from './items.ts';
import { reportLines } from './report.ts';
import { importFolder } from './uploads.ts';

export function kept(uploads: string, importId: number) {
  const folder = importFolder(uploads, importId);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .flatMap(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      // One that is being written may be renamed or deleted meanwhile.
      const bytes = statSync(file, { throwIfNoEntry: false })?.size;
      return bytes === undefined ? [] : [{ name: path.relative(folder, file), bytes }];
    })
    .filter(({ name }) => !name.startsWith(`given${path.sep}`) && !name.endsWith('.part'));
}

/** `/api/move-in/<id>/report.csv`: the result of each item; with `?file=<name>` one of its kept files. */
export function downloadReport(services: Services): RequestHandler<{ id: string }> {
  return async (request: Request<{ id: string }>, response) => {
    const asked = await administratorDownload(services, request, response);
    if (!asked) return;
    const { db, files, now } = asked.context;
    const row = findImport(db, Number(request.params.id) || 0);
    if (!row) return void asked.refuse(404, 'This import was undone or discarded meanwhile.');
    const wanted = request.query.file;
    if (wanted === undefined) {
      response.attachment(`move-in-${row.host}.csv`).type('text/csv');
      const send = () => pipeline(Readable.from(takenInTurns(reportLines(db, row, now()))), response);
      return inLanguageOf(asked.context.user, send).catch(() => undefined);
    }
    const file = kept(files.folder, row.id).find(({ name }) => name === wanted);
    if (!file) return void asked.refuse(404, 'This file no longer exists.');
    response.attachment(path.basename(file.name)).type('application/octet-stream');
    const from = createReadStream(path.join(importFolder(files.folder, row.id), file.name));
    await pipeline(from, response).catch(() => undefined);
  };
}
