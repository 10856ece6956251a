import { TRPCError } from '@trpc/server';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { compiled } from '#database/compiled.ts';
import { lastPosition, moveBefore } from '#database/ordered.ts';
import { files } from '#database/tables.ts';
import { saveVersion } from '#database/versions.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { move, one } from '../inputs.ts';
import { clients } from '../tables.ts';
import { facts } from './facts.ts';
import { clientChange, clientFields } from './inputs.ts';

/**
 * `homeClient`: the companies that we work for. (`client` is a role here, and a name that tRPC keeps for itself among the
 * tools of a screen.)
 */
export const homeClientRouter = router({
  /** For visitors: all clients in their order, and what there is to count. */
  getPage: visitorProcedure.query(({ ctx: { house } }) => ({
    clients: inOrder(house.db).map(({ id, name, website, picture }) => ({ id, name, website, picture })),
    facts: facts(house.db),
  })),

  /** For the back office: the same with what a change needs. */
  getAll: administratorProcedure.query(({ ctx }) => inOrder(ctx.house.db)),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(clientFields)
    .mutation(({ ctx, input }) => {
      const row = { ...input, position: lastPosition(ctx.house.db, clients) };
      return ctx.house.db.insert(clients).values(row).returning({ id: clients.id }).get();
    }),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(clientChange)
    .mutation(({ ctx, input: { id, version, ...fields } }) => {
      saveVersion(ctx.house.db, clients, { id, version, now: ctx.house.now() }, fields);
    }),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => {
      const { changes } = ctx.house.db.delete(clients).where(eq(clients.id, input.id)).run();
      if (changes > 0) return;
      throw new TRPCError({ code: 'NOT_FOUND', message: 'The client is not there any more.' });
    }),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => {
      moveBefore(ctx.house.db, clients, input.id, input.before);
    }),
});

const all = compiled((db) =>
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
