import { desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Summary } from '#server/module.ts';
import { galleryPictures } from './tables.ts';

const route = '/only-us/gallery';
// Where alternative texts are written, for those who may.
const fileManager = '/only-us/global-setting/file-manager?undescribed';

/** The gallery's card on the dashboard. */
export function summary(db: Database): Summary {
  const pictures = db
    .select({ row: galleryPictures, alt: files.alt })
    .from(galleryPictures)
    .innerJoin(files, eq(files.id, galleryPictures.fileId))
    .orderBy(desc(galleryPictures.updatedAt))
    .all();
  const drafts = pictures.filter(({ row }) => row.status === 'draft');
  const withoutAlt = pictures.filter(({ alt }) => alt === '');
  return {
    title: 'Gallery',
    route,
    counts: [
      { label: 'published', count: pictures.length - drafts.length },
      { label: 'drafts', count: drafts.length },
    ],
    lastChanges: pictures.slice(0, 5).map(({ row }) => ({ title: row.title, route, at: row.updatedAt })),
    needsAttention: [
      ...(pictures.length > drafts.length ? [] : [{ title: 'Gallery', route, why: 'shows no pictures yet' }]),
      ...some(drafts.length, 'is a draft', 'are drafts'),
      ...some(withoutAlt.length, 'has no alternative text', 'have no alternative text').map((item) => ({
        ...item,
        route: fileManager,
        otherwise: route,
      })),
    ],
  };
}

function some(count: number, one: string, many: string) {
  if (count === 0) return [];
  return [{ title: count === 1 ? '1 picture' : `${count} pictures`, route, why: count === 1 ? one : many }];
}
