import { sql } from 'drizzle-orm';
import { site } from '#database/tables.ts';
import { readBackupStatus } from '../backup/status.ts';
import { savedMeanwhile } from '../content/errors.ts';
import { originOf } from '../env.ts';
import { administratorProcedure, type Context, clientProcedure, router } from '../trpc.ts';
import { settingsChange } from './inputs.ts';
import { previewLasts, signPreview } from './preview-link.ts';
import { readSettings, saveSettings } from './settings.ts';
import { summariesFor } from './summary.ts';
import { lastWeeks } from './weeks.ts';

/** `site`: the settings of the whole site and whether visitors see it. */
export const siteRouter = router({
  get: clientProcedure.query(({ ctx }) => {
    const { name, description, timeZone, maintenance, version } = readSettings(ctx.house.db);
    return { name, description, timeZone, maintenance, version };
  }),

  /** For the dashboard: what the areas tell, and to administrators when the last mail could not be sent. */
  getSummary: clientProcedure.query(({ ctx: { house, user } }) => {
    const weeks = lastWeeks(house.now(), readSettings(house.db).timeZone);
    return {
      areas: summariesFor(house.db, user, weeks),
      /** The Mondays that the weeks of `weekly` begin with (YYYY-MM-DD). */
      weeks: weeks.map(({ firstDay }) => firstDay),
      mailFailedAt: user.role === 'administrator' ? house.auth.mailFailedAt() : null,
      /** Files that the database doesn't know, when they are too many to be leftovers. */
      unknownFiles: user.role === 'administrator' ? house.files.unknownFiles : 0,
      isDamaged: user.role === 'administrator' && house.health.isDamaged(),
    };
  }),

  /** For the dashboard: when the last backup was made, verified and sent off-site, or why that failed, and when the next one is due. */
  getBackups: administratorProcedure.query(({ ctx }) => readBackupStatus(ctx.house)),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(settingsChange)
    .mutation(({ ctx, input: { version, ...words } }) => {
      const saved = saveSettings(ctx.house.db, words, ctx.house.now(), version);
      if (!saved) throw savedMeanwhile();
    }),

  /** Go live: visitors see the site. */
  publish: administratorProcedure
    .meta({ changesPublic: true })
    .mutation(({ ctx }) => switchMaintenance(ctx, false)),

  /** Visitors see the maintenance page. */
  unpublish: administratorProcedure
    .meta({ changesPublic: true })
    .mutation(({ ctx }) => switchMaintenance(ctx, true)),

  /** A link that shows the site during maintenance to somebody without an account, for 7 days. */
  createPreviewLink: administratorProcedure
    .meta({ changesPublic: false })
    .mutation(({ ctx }) => previewLink(ctx.house, ctx.origin)),

  /** Ends every preview link that was handed out. */
  revokePreviewLinks: administratorProcedure.meta({ changesPublic: false }).mutation(({ ctx }) => {
    const next = sql<number>`${site.previewEpoch} + 1`;
    saveSettings(ctx.house.db, { previewEpoch: next }, ctx.house.now());
  }),
});

/** A fresh preview link under an origin of the site: its address and when it ends. */
export function previewLink(house: Context['house'], origin = originOf(house.env)) {
  const token = signPreview(house.env.AUTH_SECRET, readSettings(house.db).previewEpoch, house.now());
  const expiresAt = new Date(house.now().getTime() + previewLasts);
  return { url: `${origin}/preview/${token}`, expiresAt };
}

function switchMaintenance({ house }: Context, maintenance: boolean) {
  saveSettings(house.db, { maintenance }, house.now());
}
