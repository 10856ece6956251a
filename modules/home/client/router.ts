import { listProcedures } from '#server/content/procedures.ts';
import { router, visitorProcedure } from '#server/trpc.ts';
import { clientType } from '../entry-types.ts';
import { clientsInOrder } from './published.ts';

/** Not `client`, which is a role here and a reserved name in tRPC’s hooks. */
export const homeClientRouter = router({
  getPage: visitorProcedure.query(({ ctx }) => ({ clients: clientsInOrder(ctx.db).all() })),

  ...listProcedures(clientType),
});
