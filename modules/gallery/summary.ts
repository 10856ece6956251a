import { count, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { say } from '#lib/interface-language.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { galleryPictures } from './tables.ts';

const route = '/only-us/gallery';
// Where people write alternative texts, if they may.
const fileManager = '/only-us/global-setting/file-manager?undescribed';

const { fileId, status } = galleryPictures;

export function summary({ db }: SummaryContext): Summary {
  const [published, drafts] = [numberOf(db, 'published'), numberOf(db, 'draft')];
  const withoutAlt = numberWithoutAlt(db);
  return {
    title: 'Gallery',
    route,
    needsAttention: [
      ...(published > 0 ? [] : [{ title: 'Gallery', route, why: 'shows no pictures yet' }]),
      ...some(drafts, 'is a draft', 'are drafts'),
      ...some(withoutAlt, 'has no alternative text', 'have no alternative text').map((item) => ({
        ...item,
        route: fileManager,
        otherwise: route,
      })),
    ],
  };
}

function numberOf(db: Queries, wanted: 'published' | 'draft') {
  const pictures = db.select({ count: count() }).from(galleryPictures);
  return pictures.where(eq(status, wanted)).get()?.count ?? 0;
}

function numberWithoutAlt(db: Queries) {
  const pictures = db.select({ count: count() }).from(galleryPictures);
  const withFiles = pictures.innerJoin(files, eq(files.id, fileId));
  return withFiles.where(eq(files.alt, '')).get()?.count ?? 0;
}

function some(count: number, one: string, many: string) {
  if (count === 0) return [];
  return [
    {
      title: count === 1 ? '1 picture' : say('{count} pictures', { count }),
      route,
      why: count === 1 ? one : many,
    },
  ];
}
