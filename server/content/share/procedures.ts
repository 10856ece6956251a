import * as z from 'zod/mini';
import { id, one } from '#lib/inputs.ts';
import type { EntryType } from '#server/content/entry-type.ts';
import { proceduresFor } from '#server/content/procedures-for.ts';
import { originOf } from '#server/env.ts';
import type { Context } from '#server/trpc.ts';
import { createLink, markSeen, openLinks, remarksOf, revokeLink, tokenOf } from './share.ts';

/** `getShares`, `share`, `revokeShare` and `seeRemarks`: of types whose entries have a page. */
export function shareProcedures(type: EntryType) {
  const { query, mutation } = proceduresFor(type);
  const withUrl = <Link extends { id: number; expiresAt: Date }>({ env, origin }: Context, link: Link) => ({
    ...link,
    url: `${origin ?? originOf(env)}/share/${tokenOf(env.AUTH_SECRET, link)}`,
  });
  return {
    /** The links to an entry's preview that work, and what people said about it. */
    getShares: query.input(one).query(({ ctx, input }) => ({
      links: openLinks(ctx.db, type, input.id, ctx.now()).map((link) => withUrl(ctx, link)),
      remarks: remarksOf(ctx.db, type, input.id),
    })),

    /** Creates a link that shows the entry as it is in the form, for seven days. */
    share: mutation.input(one).mutation(({ ctx, input }) => {
      const change = { user: ctx.user.id, now: ctx.now() };
      const link = ctx.db.transaction((tx) => createLink(tx, type, input.id, change));
      return withUrl(ctx, { id: link.id, expiresAt: link.expiresAt });
    }),

    revokeShare: mutation.input(z.strictObject({ id, linkId: id })).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => revokeLink(tx, type, input, ctx.now()));
    }),

    /** Somebody has read what people said. */
    seeRemarks: mutation.input(one).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => markSeen(tx, type, input.id, ctx.now()));
    }),
  };
}
