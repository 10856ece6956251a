import { entryAt, heldAt, isPublic } from '#server/content/addresses.ts';
import { targetOf } from '#server/content/links/target.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { inboxes } from '#server/forms/points.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { offered } from '#server/module/registry.ts';
import { formType } from './tables.ts';

/** The inbox of forms; undefined without a module that has one: then no form is shown. */
export const inbox = () => offered(inboxes)[0];

export type ShownForm = Pick<NonNullable<ReturnType<typeof formAt>>, 'id' | 'slug' | 'intro' | 'fields'>;

/** The published form at this path, or formerly. */
export function formAt(context: ModuleContext, path: string) {
  const { db, now } = context;
  const known = entryAt(db, formType, path);
  const row = known && findEntry(db, formType, known.entry);
  return row && isPublic(formType, row, now()) ? row : undefined;
}

/** The entry whose public page is at `path`, such as a job: what a form is sent about. */
export function subjectAt(context: ModuleContext, path: string) {
  const [held] = heldAt(context.db, path).filter(({ state }) => state === 'current');
  const target = held && targetOf(context, { type: held.type, id: held.entry, anchor: '' });
  return target?.state === 'public' ? { path: target.path, name: target.title } : null;
}
