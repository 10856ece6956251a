import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Queries } from '#database/client.ts';
import { documentPages, fileLabels, files, formerFilenames, originals } from '#database/tables.ts';
import { oneLine } from '#lib/inputs.ts';
import { cropChange } from '#server/files/inputs.ts';
import { storedName } from '#server/files/picture-type.ts';
import { type Stored, storeFile } from '#server/files/store-file.ts';
import { type Archive, UnusableExport } from './archive.ts';

const filename = z.string().regex(storedName);
const size = z.int().min(0);

const exportedFile = z.object({
  ...{ id: z.int().positive(), path: z.string(), filename, type: z.string() },
  name: z.string().check(oneLine).min(1).max(120),
  ...{ alt: z.string().check(oneLine).max(300), translatedAlt: z.string().check(oneLine).max(300) },
  ...{ focalX: z.number().min(0).max(1), focalY: z.number().min(0).max(1) },
  ...{ width: size, height: size, bytes: size, color: z.string().regex(/^#[0-9a-f]{6,8}$/) },
  ...{ pages: size.nullable(), keptSha256: z.string().nullable() },
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  ...{ createdAt: z.coerce.date(), updatedAt: z.coerce.date(), isMissing: z.boolean() },
  labels: z.array(z.string().check(oneLine).min(1).max(40)).max(20),
  formerFilenames: z.array(filename),
  whole: z.object({ path: z.string(), filename, crop: cropChange.shape.crop.unwrap() }).nullable(),
});

type ExportedFile = z.infer<typeof exportedFile>;

export interface ImportedFile {
  about: ExportedFile;
  stored: Stored | null;
  whole: Stored | null;
}

/** Checks the files of an export like uploads, and stores them under their old names, so that their addresses hold. */
export async function* storeFiles(
  archive: Archive,
  folder: string,
  print: (line: string) => void,
): AsyncGenerator<ImportedFile> {
  const read = z.array(exportedFile).safeParse(await archive.json('files.json'));
  if (!read.success) throw new UnusableExport(`files.json can’t be used: ${z.prettifyError(read.error)}`);
  const work = path.join(folder, '.importing');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const store = async (from: string, filename: string) => {
    const copy = path.join(work, 'copy');
    await archive.copy(from, copy);
    const sent = { path: copy, name: filename, size: (await stat(copy)).size };
    try {
      const stored = await storeFile(sent, folder, work, filename);
      if (stored.content.filename === filename) return stored;
      await rm(path.join(folder, stored.content.filename));
      throw new Error(`It is no ${path.extname(filename)}.`);
    } catch (error) {
      throw new UnusableExport(`${from}: ${error instanceof Error ? error.message : error}`);
    }
  };
  try {
    for (const [index, about] of read.data.entries()) {
      const { whole, isMissing } = about;
      yield {
        about,
        stored: isMissing ? null : await store(about.path, about.filename),
        whole: whole && !isMissing ? await store(whole.path, whole.filename) : null,
      };
      const done = index + 1;
      if (done % 100 === 0 || done === read.data.length) print(`Files: ${done} of ${read.data.length}`);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

export function saveFile(tx: Queries, { about, stored, whole }: ImportedFile): void {
  const { id, labels, formerFilenames: former, whole: cropped, isMissing: _, path: __, ...row } = about;
  // By the bytes as they were sent once, the same picture is recognised.
  tx.insert(files)
    .values({ ...row, ...stored?.content, id, sha256: about.sha256 })
    .run();
  for (const page of stored?.documentPages ?? [])
    tx.insert(documentPages)
      .values({ ...page, fileId: id })
      .run();
  for (const label of labels)
    tx.insert(fileLabels).values({ fileId: id, label, key: label.toLowerCase() }).onConflictDoNothing().run();
  for (const filename of former)
    tx.insert(formerFilenames).values({ filename, fileId: id }).onConflictDoNothing().run();
  if (cropped && whole)
    tx.insert(originals)
      .values({ ...whole.content, fileId: id, crop: cropped.crop })
      .run();
}
