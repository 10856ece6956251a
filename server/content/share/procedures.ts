import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { mutation, oneOfType, query } from '#server/content/content-procedures.ts';
import type { Context } from '#server/context.ts';
import { originOf } from '#server/env.ts';
import { createLink, markSeen, openLinks, remarksOf, revokeLink, tokenOf } from './share.ts';

export const shareProcedures = {
  getShares: query.input(oneOfType).query(({ ctx, input: { id } }) => ({
    links: openLinks(ctx.db, ctx.type, id, ctx.now()).map((link) => withUrl(ctx, link)),
    remarks: remarksOf(ctx.db, ctx.type, id),
  })),

  /** Creates a link that shows the entry as it is in the form, for seven days. */
  share: mutation.input(oneOfType).mutation(({ ctx, input }) => {
    if (!ctx.type.address)
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: localize('Entries of {name} have no page.', { name: ctx.type.name }),
      });
    const change = { user: ctx.user.id, now: ctx.now() };
    const link = ctx.db.transaction((tx) => createLink(tx, ctx.type, input.id, change));
    return withUrl(ctx, { id: link.id, expiresAt: link.expiresAt });
  }),

  revokeShare: mutation.input(z.extend(oneOfType, { linkId: id })).mutation(({ ctx, input }) => {
    ctx.db.transaction((tx) => revokeLink(tx, ctx.type, input, ctx.now()));
  }),

  seeRemarks: mutation.input(oneOfType).mutation(({ ctx, input }) => {
    ctx.db.transaction((tx) => markSeen(tx, ctx.type, input.id, ctx.now()));
  }),
};

function withUrl<Link extends { id: number; expiresAt: Date }>({ env, origin }: Context, link: Link) {
  return { ...link, url: `${origin ?? originOf(env)}/share/${tokenOf(env.AUTH_SECRET, link)}` };
}
