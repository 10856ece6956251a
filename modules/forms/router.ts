import * as z from 'zod/mini';
import { bySlug } from '#lib/inputs.ts';
import { nothingAt } from '#server/content/addresses.ts';
import { pageProcedures } from '#server/content/procedures.ts';
import { readPublicEntry } from '#server/content/public-entry.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { formPath } from './paths.ts';
import { inbox, subjectAt } from './shown-form.ts';
import { formType } from './tables.ts';

const page = z.extend(bySlug, { about: z._default(z.string().check(z.maxLength(300)), '') });

export const formRouter = router({
  ...pageProcedures(formType),

  /** Public: a form and its consent, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure.input(page).query(({ ctx, input: { slug, about } }) => {
    const box = inbox();
    if (!box) throw nothingAt(ctx.db, formType, formPath(slug));
    const { row, movedTo } = readPublicEntry(ctx, formType, formPath(slug));
    if (!row) return { movedTo };
    const { assigneeId: _, ...form } = row;
    const consent = box.consent(ctx.db, ctx.settings.language);
    return { form, consent, about: about ? subjectAt(ctx, about) : null };
  }),
});

/** Accounts that may be in charge of what is sent with a form. */
export const recipientRouter = router({
  getAll: officeProcedure('read', 'pages').query(({ ctx }) => inbox()?.assignees(ctx.db) ?? []),
});
