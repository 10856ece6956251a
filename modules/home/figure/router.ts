import { asc } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { entryProcedures, orderProcedures, publishProcedures } from '#server/content/procedures.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { figureType } from '../entry-types.ts';
import { figures } from '../tables.ts';

/** `homeFigure`: the company in numbers. */
export const homeFigureRouter = router({
  /** For the back office: all of them in their order. */
  getAll: administratorProcedure.query(({ ctx }) => inOrder(ctx.db)),

  ...entryProcedures(figureType),
  ...publishProcedures(figureType),
  ...orderProcedures(figureType),
});

/** The published ones in their order, for the home page. */
export function publishedFigures(db: Queries) {
  return inOrder(db).filter(({ status }) => status === 'published');
}

function inOrder(db: Queries) {
  return db.select().from(figures).orderBy(asc(figures.position), asc(figures.id)).all();
}
