import { TRPCError } from '@trpc/server';
import { asc, eq, sql } from 'drizzle-orm';
import { compiled } from '#database/compiled.ts';
import { lastPosition, moveBefore } from '#database/ordered.ts';
import { files } from '#database/tables.ts';
import { saveVersion } from '#database/versions.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, type Context, router, visitorProcedure } from '#server/trpc.ts';
import { move, one } from '../inputs.ts';
import { banners } from '../tables.ts';
import { bannerChange, bannerFields } from './inputs.ts';

const activeBanners = compiled((db) => {
  const { id, title, subtitle, buttonLabel, buttonLink } = banners;
  return db
    .select({ id, title, subtitle, buttonLabel, buttonLink, picture: shownPicture })
    .from(banners)
    .innerJoin(files, eq(files.id, banners.fileId))
    .where(eq(banners.active, true))
    .orderBy(asc(banners.position), asc(id))
    .prepare();
});

/** `banner`: what the home page opens with. */
export const bannerRouter = router({
  /** For visitors: the active banners in their order. */
  getPage: visitorProcedure.query(({ ctx }) => activeBanners(ctx.house.db).all()),

  /** For the back office: every banner in its order. */
  getAll: administratorProcedure.query(({ ctx }) => {
    const rows = ctx.house.db
      .select({ row: banners, picture: shownPicture })
      .from(banners)
      .innerJoin(files, eq(files.id, banners.fileId))
      .orderBy(asc(banners.position), asc(banners.id))
      .all();
    return rows.map(({ row, picture }) => ({ ...row, picture }));
  }),

  create: administratorProcedure
    .meta({ changesPublic: true })
    .input(bannerFields)
    .mutation(({ ctx, input }) => {
      const row = { ...input, position: lastPosition(ctx.house.db, banners) };
      return ctx.house.db.insert(banners).values(row).returning({ id: banners.id }).get();
    }),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(bannerChange)
    .mutation(({ ctx, input: { id, version, ...fields } }) => {
      saveVersion(ctx.house.db, banners, { id, version, now: ctx.house.now() }, fields);
    }),

  publish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setActive(ctx, input.id, true)),

  unpublish: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => setActive(ctx, input.id, false)),

  delete: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input }) => {
      const { changes } = ctx.house.db.delete(banners).where(eq(banners.id, input.id)).run();
      if (changes === 0) throw gone();
    }),

  reorder: administratorProcedure
    .meta({ changesPublic: true })
    .input(move)
    .mutation(({ ctx, input }) => {
      moveBefore(ctx.house.db, banners, input.id, input.before);
    }),
});

function setActive({ house }: Context, id: number, active: boolean) {
  const values = { active, updatedAt: house.now(), version: sql`${banners.version} + 1` };
  const { changes } = house.db.update(banners).set(values).where(eq(banners.id, id)).run();
  if (changes === 0) throw gone();
}

function gone() {
  return new TRPCError({ code: 'NOT_FOUND', message: 'The banner is not there any more.' });
}
