import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { entryProcedures, orderProcedures } from '#server/content/procedures.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { clientType } from '../entry-types.ts';
import { clients } from '../tables.ts';
import { facts } from './facts.ts';

/**
 * `homeClient`: the companies that we work for. (`client` is a role here, and a name that tRPC keeps for itself among the
 * tools of a screen.)
 */
export const homeClientRouter = router({
  /** For visitors: all clients in their order, and what there is to count. */
  getPage: visitorProcedure.query(({ ctx }) => ({
    clients: inOrder(ctx.db).map(({ id, name, website, picture }) => ({ id, name, website, picture })),
    facts: facts(ctx.db),
  })),

  /** For the back office: the same with what a change needs. */
  getAll: administratorProcedure.query(({ ctx }) => inOrder(ctx.db)),

  ...entryProcedures(clientType),
  ...orderProcedures(clientType),
});

const all = preparedQuery((db) =>
  db
    .select({ row: clients, picture: shownPicture })
    .from(clients)
    .innerJoin(files, eq(files.id, clients.fileId))
    .orderBy(asc(clients.position), asc(clients.id))
    .prepare(),
);

function inOrder(db: Queries) {
  const rows = all(db).all();
  return rows.map(({ row, picture }) => ({ ...row, picture }));
}
