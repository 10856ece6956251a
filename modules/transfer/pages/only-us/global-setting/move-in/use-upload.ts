import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { onUploadProgress } from '#renderer/only-us/upload-fetch.ts';
import type { Move } from './move.ts';

/** A file being uploaded, in percent; `error`: why it failed. */
export interface Uploading {
  name: string;
  percent: number;
  error?: string;
}

// At 30 kB a second a piece takes less than the five minutes that a request may take.
const pieceSize = 8 * 1024 * 1024;
const tries = 3;

/** Uploads files in pieces, one file after the other. The same file resumes where it was. */
export function useUpload(move: Move | null) {
  const utils = api.useUtils();
  const [uploading, setUploading] = useState<Uploading[]>([]);
  const report = (name: string, change: Partial<Uploading> | null) =>
    setUploading((all) => [
      ...all.filter((one) => one.name !== name),
      ...(change ? [{ percent: 0, ...all.find((one) => one.name === name), name, ...change }] : []),
    ]);

  async function send(kind: 'export' | 'files', file: File, importId: number | null) {
    let id = importId;
    const part = move?.parts.find(({ name, total }) => name === file.name && total === file.size);
    let at = part?.received ?? 0;
    for (let attempt = 1; at < file.size || attempt === 1; ) {
      const piece = file.slice(at, at + pieceSize);
      const form = new FormData();
      const fields = { ...(id && { id }), kind, name: file.name, at, total: file.size };
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      form.set('file', piece, file.name);
      const before = at;
      onUploadProgress(form, (share) =>
        report(file.name, { percent: Math.floor((100 * (before + share * piece.size)) / file.size) }),
      );
      try {
        const answer = await utils.client.moveIn.upload.mutate(form);
        [id, at] = [answer.id, answer.received];
        attempt = at > before ? 1 : attempt + 1;
        if (attempt > tries) throw new Error('The file couldn’t be uploaded.');
        if (at >= file.size) break;
      } catch (error) {
        const isTemporary = error instanceof Error && /fetch/.test(error.message);
        if (!isTemporary || attempt >= tries) throw error;
        attempt += 1;
        await new Promise((resolve) => setTimeout(resolve, 2000 * attempt));
      }
    }
    return id;
  }

  async function upload(kind: 'export' | 'files', files: File[]) {
    let id = move?.id ?? null;
    for (const { name } of files) report(name, { percent: 0, error: undefined });
    for (const file of files) {
      try {
        id = await send(kind, file, id);
        report(file.name, null);
      } catch (error) {
        report(file.name, { error: failureSentence(error) });
      }
      await utils.moveIn.invalidate();
    }
  }
  return { uploading, upload };
}
