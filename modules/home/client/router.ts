import { listProcedures } from '#server/content/procedures.ts';
import { router, visitorProcedure } from '#server/trpc.ts';
import { clientType } from '../entry-types.ts';
import { clientsInOrder } from './published.ts';

/**
 * `homeClient`: the companies that we work for. (`client` is a role here, and a name that tRPC keeps for itself among the
 * tools of a screen.)
 */
export const homeClientRouter = router({
  /** For visitors: all clients in their order, and what there is to count. */
  getPage: visitorProcedure.query(({ ctx }) => ({ clients: clientsInOrder(ctx.db).all() })),

  ...listProcedures(clientType),
});
