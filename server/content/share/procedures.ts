import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';
import type { Context } from '#server/context.ts';
import { refused } from '../../errors/refused.ts';
import { inTransaction, mutation, oneOfType, query, transaction } from '../content-procedures.ts';
import { createLink, markSeen, openLinks, remarksOn, revokeLink, tokenOf } from './share.ts';

export const shareProcedures = {
  getShares: query.input(oneOfType).query(({ ctx, input: { id } }) => ({
    links: openLinks(ctx.db, ctx.type, id, ctx.now()).map((link) => withUrl(ctx, link)),
    remarks: remarksOn(ctx.db).all({ type: ctx.type.name, id }),
  })),

  /** Creates a link that shows the entry as it is in the form, for seven days. */
  share: mutation.input(oneOfType).mutation(({ ctx, input }) => {
    const { name, address } = ctx.type;
    if (!address) throw refused('BAD_REQUEST', 'Entries of {name} have no page.', { name });
    const { id, expiresAt } = inTransaction(ctx, (tx, by) => createLink(tx, ctx.type, input.id, by));
    return withUrl(ctx, { id, expiresAt });
  }),

  revokeShare: mutation.input(z.extend(oneOfType, { linkId: id })).mutation(transaction(revokeLink)),
  seeRemarks: mutation.input(oneOfType).mutation(transaction(markSeen)),
};

function withUrl<Link extends { id: number; expiresAt: Date }>({ env, origin }: Context, link: Link) {
  return { ...link, url: `${origin}/share/${tokenOf(env.AUTH_SECRET, link)}` };
}
