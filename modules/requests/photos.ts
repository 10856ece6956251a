import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
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

export function addPhotos(db: Queries, requestId: number, photos: Buffer[], now: Date): void {
  for (const bytes of photos) db.insert(requestPhotos).values({ requestId, bytes, at: now }).run();
}

export function photoIds(db: Queries, requestId: number): number[] {
  const { id } = requestPhotos;
  const rows = db
    .select({ id })
    .from(requestPhotos)
    .where(eq(requestPhotos.requestId, requestId))
    .orderBy(asc(id));
  return rows.all().map((row) => row.id);
}

/** A photo as a `data:` address; null if there is none. */
export function photoAddress(db: Queries, { id, photo }: { id: number; photo: number }): string | null {
  const one = and(eq(requestPhotos.id, photo), eq(requestPhotos.requestId, id));
  const found = db.select({ bytes: requestPhotos.bytes }).from(requestPhotos).where(one).get();
  return found ? `data:image/webp;base64,${found.bytes.toString('base64')}` : null;
}
