import { updateEntry } from '#server/content/entries.ts';
import { nextPosition } from '#server/content/order.ts';
import { changeOf, entryProcedures, orderProcedures } from '#server/content/procedures.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { administratorProcedure, publicProcedure, router } from '#server/trpc.ts';
import { linkType } from './entry-types.ts';
import { shownLinks } from './footer.ts';

/** `footerLink`: the links of the footer, which every public page shows, the maintenance page too. */
export const footerLinkRouter = router({
  getAll: publicProcedure.query(({ ctx }) => shownLinks(ctx.db)),

  ...entryProcedures(linkType),
  ...orderProcedures(linkType),

  /** A link that gets another type comes after the others of that type. */
  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(changeOf(linkType))
    .mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => {
        const moves = getEntry(tx, linkType, input.id).type !== input.type;
        const place = moves ? { position: nextPosition(tx, linkType) } : {};
        updateEntry(tx, linkType, { ...input, ...place }, { user: ctx.user.id, now: ctx.now() });
      });
    }),
});
