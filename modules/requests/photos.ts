import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { StoredFile } from '#server/forms/points.ts';
import { requestPhotos } from './tables.ts';

export const maxPhotos = 3;

// A flood of photos must not fill the disk.
const maxBytesPerDay = 200 * 1024 * 1024;
const aDay = 24 * 60 * 60_000;

export function hasRoomForPhotos(db: Queries, now: Date): boolean {
  const today = gt(requestPhotos.at, new Date(now.getTime() - aDay));
  const bytes = sql<number>`coalesce(sum(length(${requestPhotos.bytes})), 0)`;
  return (db.select({ bytes }).from(requestPhotos).where(today).get()?.bytes ?? 0) < maxBytesPerDay;
}

export function addPhotos(db: Queries, requestId: number, photos: StoredFile[], at: Date): void {
  for (const { field, label, type, read } of photos) {
    const name = field === 'photos' ? '' : label;
    db.insert(requestPhotos).values({ requestId, bytes: read(), type, name, at }).run();
  }
}

/** Without their bytes. */
export function photosOf(db: Queries, requestId: number) {
  const { id, type, name } = requestPhotos;
  const ofRequest = eq(requestPhotos.requestId, requestId);
  return db.select({ id, type, name }).from(requestPhotos).where(ofRequest).orderBy(asc(id)).all();
}

/** A photo as a `data:` address; null if there is none. */
export function photoAddress(db: Queries, { id, photo }: { id: number; photo: number }): string | null {
  const one = and(eq(requestPhotos.id, photo), eq(requestPhotos.requestId, id));
  const { bytes, type } = requestPhotos;
  const found = db.select({ bytes, type }).from(requestPhotos).where(one).get();
  return found ? `data:${found.type};base64,${found.bytes.toString('base64')}` : null;
}
