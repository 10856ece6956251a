import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { entryProcedures, orderProcedures, publishProcedures } from '#server/content/procedures.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { testimonialType } from './entry-type.ts';
import { testimonials } from './tables.ts';

/** `testimonial`: what clients say about us. */
export const testimonialRouter = router({
  /** For the back office: all of them in their order. */
  getAll: administratorProcedure.query(({ ctx }) => inOrder(ctx.db)),

  ...entryProcedures(testimonialType),
  ...publishProcedures(testimonialType),
  ...orderProcedures(testimonialType),
});

/** The published ones in their order, for the home page. */
export function publishedTestimonials(db: Queries) {
  return inOrder(db).filter(({ status }) => status === 'published');
}

function inOrder(db: Queries) {
  const { id, quote, name, company, fileId, status, version, position } = testimonials;
  return db
    .select({ id, quote, name, company, fileId, status, version, picture: shownPicture })
    .from(testimonials)
    .leftJoin(files, eq(files.id, fileId))
    .orderBy(asc(position), asc(id))
    .all();
}
