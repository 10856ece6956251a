import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** An export, or where files of the old site are. `at`: a path on the server or an address; null for an upload. */
export interface Upload {
  kind: 'export' | 'files';
  name: string;
  at: string | null;
  bytes: number | null;
  /** Of an export: the words of its texts, and how many of them can be imported. Null when it can’t be read. */
  words?: { found: number; kept: number } | null;
}

export const isUncounted = ({ kind, words }: Upload): boolean => kind === 'export' && words === undefined;

/** The folder of an import among the uploads: comments and files of other kinds, and in `given` what was uploaded for it. */
export function importFolder(uploads: string, id: number): string {
  return path.join(importsFolder(uploads), String(id));
}

export function importsFolder(uploads: string): string {
  return path.join(uploads, '.moved-in');
}

/** The folder of files on their way into the site. */
export function workFolder(uploads: string): string {
  return path.join(uploads, '.moving');
}

export function uploadedFolder(uploads: string, id: number): string {
  return path.join(importFolder(uploads, id), 'given');
}

export function pathOfUpload(uploads: string, id: number, { name, at }: Pick<Upload, 'name' | 'at'>): string {
  return at ?? path.join(uploadedFolder(uploads, id), name);
}

/** Moves uploads to another import, once both turn out to be of the same site. */
export function transferUploads(uploads: string, from: number, to: number): void {
  const [old, own] = [uploadedFolder(uploads, from), uploadedFolder(uploads, to)];
  if (!existsSync(old)) return;
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(old)) renameSync(path.join(old, name), path.join(own, name));
}
