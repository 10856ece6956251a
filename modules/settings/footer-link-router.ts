import { TRPCError } from '@trpc/server';
import { asc, eq } from 'drizzle-orm';
import { compiled } from '#database/compiled.ts';
import { lastPosition, moveBefore } from '#database/ordered.ts';
import { files } from '#database/tables.ts';
import { saveVersion } from '#database/versions.ts';
import { administratorProcedure, publicProcedure, router } from '#server/trpc.ts';
import { linkChange, linkFields, move, one } from './inputs.ts';
import { footerLinks } from './tables.ts';

const allLinks = compiled((db) => {
  const { id, type, name, link, staticImage } = footerLinks;
  return db
    .select({ id, type, name, link, image: files.filename, staticImage })
    .from(footerLinks)
    .leftJoin(files, eq(files.id, footerLinks.fileId))
    .orderBy(asc(type), asc(footerLinks.position), asc(id))
    .prepare();
});

/** `footerLink`: the links of the footer, which every public page shows, the maintenance page too. */
export const footerLinkRouter = router({
  getAll: publicProcedure.query(({ ctx }) => allLinks(ctx.house.db).all()),

  /** A new link, after the others of its type. */
  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(linkFields)
    .mutation(({ ctx, input }) => {
      const { db } = ctx.house;
      const row = { ...input, position: lastPosition(db, footerLinks) };
      return db.insert(footerLinks).values(row).returning({ id: footerLinks.id }).get();
    }),

  /** A link that gets another type stands after the others of it. */
  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(linkChange)
    .mutation(({ ctx, input: { id, version, ...fields } }) => {
      const { db, now } = ctx.house;
      db.transaction((tx) => {
        const before = tx.select().from(footerLinks).where(eq(footerLinks.id, id)).get();
        const moves = before && before.type !== fields.type;
        const place = moves ? { position: lastPosition(tx, footerLinks) } : {};
        saveVersion(tx, footerLinks, { id, version, now: now() }, { ...fields, ...place });
      });
    }),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => {
      const { changes } = ctx.house.db.delete(footerLinks).where(eq(footerLinks.id, input.id)).run();
      if (changes > 0) return;
      throw new TRPCError({ code: 'NOT_FOUND', message: 'The link is not there any more.' });
    }),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => {
      moveBefore(ctx.house.db, footerLinks, input.id, input.before);
    }),
});
