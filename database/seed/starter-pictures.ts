import { randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { sync } from '#server/process/disk.ts';
import type { Services } from '#server/services.ts';
import type { AddPicture } from './points.ts';

interface DrawnPicture
  extends Pick<typeof files.$inferSelect, 'width' | 'height' | 'bytes' | 'color' | 'sha256'> {
  type: 'image/webp' | 'image/png';
  alt: { id: string; en: string };
}

/** Copies starter pictures as if uploaded. Without the encoder for unchecked bytes: that would take ten seconds. */
export function starterPictures({ db, files: { folder } }: Services, module: string): AddPicture {
  const from = path.resolve('modules', module, 'starter/pictures');
  let manifest: Record<string, DrawnPicture> | undefined;
  return (slug, language = 'id') => {
    manifest ??= JSON.parse(readFileSync(path.join(from, 'manifest.json'), 'utf8')) as typeof manifest;
    const drawn = manifest?.[slug];
    if (!drawn) throw new Error(`${path.join(from, 'manifest.json')} has no picture called ${slug}.`);
    const extension = drawn.type.replace('image/', '');
    const filename = `${randomBytes(16).toString('hex')}.${extension}`;
    copyFileSync(path.join(from, `${slug}.${extension}`), path.join(folder, filename));
    const { alt, ...about } = drawn;
    const row = {
      ...about,
      filename,
      name: `${slug}.${extension}`,
      alt: alt[language],
      translatedAlt: alt.en,
      keptSha256: drawn.sha256,
      uploadedBy: null,
    };
    return db.insert(files).values(row).returning({ id: files.id }).get().id;
  };
}

/** Null if the module that adds it is missing. */
export function findStarterPicture(db: Queries, slug: string): number | null {
  const isIt = eq(files.name, `${slug}.webp`);
  return db.select({ id: files.id }).from(files).where(isIt).get()?.id ?? null;
}

/** Flushes the pictures, so that no row outlives its picture in a power cut. */
export async function syncPictures({ db, files: { folder } }: Services): Promise<void> {
  const rows = db.select({ filename: files.filename }).from(files).all();
  await Promise.all(rows.map(({ filename }) => sync(path.join(folder, filename))));
  await sync(folder);
}
