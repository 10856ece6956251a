import { count, eq, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { localize } from '#lib/interface-language.ts';
import type { Summary, SummaryContext } from '#server/site/points.ts';
import { galleryPictures } from './tables.ts';

const route = '/only-us/gallery';
// Where people write alternative texts, if they may.
const fileManager = '/only-us/global-setting/file-manager?undescribed';

const { fileId, status } = galleryPictures;

export function summary({ db }: SummaryContext): Summary {
  const { withStatus, withoutAlt: undescribed } = numbers(db);
  const [published = 0, drafts = 0] = ['published', 'draft'].map(
    (status) => withStatus.get({ status })?.count,
  );
  const withoutAlt = undescribed.get()?.count ?? 0;
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

const numbers = preparedQuery((db) => {
  const numberOf = () => db.select({ count: count() }).from(galleryPictures);
  return {
    withStatus: numberOf().where(eq(status, sql.placeholder('status'))),
    withoutAlt: numberOf().innerJoin(files, eq(files.id, fileId)).where(eq(files.alt, '')),
  };
});

function some(count: number, one: string, many: string) {
  if (count === 0) return [];
  return [
    {
      title: count === 1 ? '1 picture' : localize('{count} pictures', { count }),
      route,
      why: count === 1 ? one : many,
    },
  ];
}
