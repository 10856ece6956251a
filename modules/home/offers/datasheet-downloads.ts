import { and, eq } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import type { Download } from '#server/site/points.ts';
import { offers } from '../tables.ts';
import { datasheetName, offerPaths } from './paths.ts';
import { offerKinds } from './type.ts';

export const datasheetDownloads: Download[] = offerKinds.map((kind) => ({
  path: `${offerPaths[kind]}/:slug/:name`,
  file({ db }, { slug = '', name }) {
    const { kind: ofKind, slug: ofSlug, status, datasheetId } = offers;
    const row = db
      .select({ filename: files.filename })
      .from(offers)
      .innerJoin(files, eq(files.id, datasheetId))
      .where(and(eq(ofKind, kind), eq(ofSlug, slug), eq(status, 'published')))
      .get();
    return row && datasheetName(slug, row) === name ? row.filename : null;
  },
}));
