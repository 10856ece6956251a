import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { entryProcedures, orderProcedures, publishProcedures } from '#server/content/procedures.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { certificateType } from '../entry-types.ts';
import { certificates } from '../tables.ts';

/** `homeCertificate`: what the company is certified for. */
export const homeCertificateRouter = router({
  /** For the back office: all of them in their order. */
  getAll: administratorProcedure.query(({ ctx }) => inOrder(ctx.db)),

  ...entryProcedures(certificateType),
  ...publishProcedures(certificateType),
  ...orderProcedures(certificateType),
});

/** The published ones in their order, for the home page. */
export function publishedCertificates(db: Queries) {
  return inOrder(db).filter(({ status }) => status === 'published');
}

function inOrder(db: Queries) {
  return db
    .select({ ...getTableColumns(certificates), picture: shownPicture })
    .from(certificates)
    .leftJoin(files, eq(files.id, certificates.fileId))
    .orderBy(asc(certificates.position), asc(certificates.id))
    .all();
}
