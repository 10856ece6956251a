import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { site } from '#database/tables.ts';
import { instant } from '#lib/inputs.ts';
import { typeAreas } from '#lib/rights.ts';
import { lastWeeks } from '#lib/weeks.ts';
import { recordActivity } from '../activity/record.ts';
import { inTransaction } from '../content/content-procedures.ts';
import { settingsType } from '../content/declared-types.ts';
import { updateEntry } from '../content/entries.ts';
import { recentChangesFor } from '../content/history/recent-changes.ts';
import { changeOfSingle } from '../content/procedures.ts';
import { publishedSoon, publishFacts } from '../content/publish/publish-facts.ts';
import { calendarFor, scheduledFor } from '../content/schedules/scheduled.ts';
import { addStarter, loadStarters } from '../content/translations/starter-translations.ts';
import { sidebarOf } from '../navigation/sidebar.ts';
import { previewLink } from '../request/preview-link.ts';
import { refreshSearchIndex } from '../search/rebuild.ts';
import { administratorProcedure, officeProcedure, ownProcedure } from '../trpc.ts';
import { attentionFor } from './attention.ts';
import { onceEach, waitingFor } from './desks.ts';
import { firstStepsFor } from './first-steps.ts';
import { nextTranslation, openTranslations } from './open-translations.ts';
import { secondLanguageProgress, setSecondLanguagePublic } from './second-language.ts';
import { saveSettings, setMaintenance, skipStep } from './settings.ts';
import { summariesFor } from './summary.ts';

const change = administratorProcedure.meta({ changesPublic: false });
const translating = officeProcedure('read', 'translations');
const publicChange = administratorProcedure.meta({ changesPublic: true });

export const siteProcedures = {
  get: ownProcedure.query(({ ctx }) => {
    const { previewEpoch: _, ...settings } = readSettings(ctx.db);
    return settings;
  }),

  /** For the dashboard. */
  getSummary: ownProcedure.query(async ({ ctx }) => {
    const weeks = lastWeeks(ctx.now(), ctx.settings.timeZone);
    const areas = summariesFor({ ...ctx, weeks });
    const scheduled = scheduledFor(ctx);
    return {
      ...onceEach(waitingFor(ctx), await attentionFor(ctx, { areas, scheduled })),
      areas,
      firstSteps: firstStepsFor(ctx),
      changes: recentChangesFor(ctx),
      scheduled,
    };
  }),

  /** What this person may translate, in the order in which visitors meet it. */
  getOpenTranslations: translating.query(({ ctx }) => openTranslations(ctx)),

  /** The next one after this entry, and how many are left; null for none. */
  getNextTranslation: translating
    .input(z.strictObject({ type: z.string().check(z.maxLength(40)), id: z.int().check(z.positive()) }))
    .query(({ ctx, input }) => nextTranslation(ctx, input)),

  /** The schedules and own dates in a period. */
  getCalendar: officeProcedure('read', ...typeAreas)
    .input(z.strictObject({ from: instant(), until: instant() }))
    .query(({ ctx, input }) => calendarFor(ctx, input)),

  /** For the sidebar: unread entries by the path of their screen. */
  getUnread: ownProcedure.query(({ ctx }) =>
    Object.fromEntries(
      sidebarOf(ctx.user, ctx).flatMap(({ pathname, unread }) =>
        unread === undefined ? [] : [[pathname, unread] as const],
      ),
    ),
  ),

  /** For the panel before publishing. */
  checkBeforePublishing: officeProcedure('read', ...typeAreas)
    .input(publishedSoon)
    .query(({ ctx, input }) => publishFacts(ctx, input)),

  update: publicChange.input(changeOfSingle(settingsType)).mutation(async ({ ctx, input }) => {
    const second = secondLanguageOf({ ...ctx.settings, ...input });
    const isNew = second && second !== secondLanguageOf(ctx.settings);
    const starters = isNew ? await loadStarters(second) : [];
    inTransaction(ctx, (tx, change) => {
      updateEntry(tx, settingsType, { ...input, id: 1 }, change);
      for (const starter of starters) addStarter(tx, starter, change);
    });
    // The site's language changes names in the index.
    if (input.language !== ctx.settings.language) await refreshSearchIndex(ctx);
  }),

  skipStep: change
    .input(z.strictObject({ key: z.string().check(z.maxLength(40)), isSkipped: z.boolean() }))
    .mutation(({ ctx, input }) => skipStep(ctx.db, input)),

  publish: publicChange.mutation(({ ctx }) => setMaintenance(ctx.db, false)),
  unpublish: publicChange.mutation(({ ctx }) => setMaintenance(ctx.db, true)),

  /** Null while the site has one language. */
  getSecondLanguage: change.query(({ ctx }) => secondLanguageProgress(ctx)),

  publishLanguage: publicChange.mutation(({ ctx }) => setSecondLanguagePublic(ctx, true)),
  /** Keeps all translations. */
  unpublishLanguage: publicChange.mutation(({ ctx }) => setSecondLanguagePublic(ctx, false)),

  /** Shows the site without an account during maintenance, for 7 days. */
  createPreviewLink: change.mutation(({ ctx }) => {
    recordActivity(ctx.db, { what: 'shared', type: 'site' });
    return previewLink(ctx, ctx.origin);
  }),

  revokePreviewLinks: change.mutation(({ ctx }) => {
    const next = sql<number>`${site.previewEpoch} + 1`;
    ctx.db.transaction((tx) => {
      saveSettings(tx, { previewEpoch: next });
      recordActivity(tx, { what: 'unshared', type: 'site' });
    });
  }),
};
