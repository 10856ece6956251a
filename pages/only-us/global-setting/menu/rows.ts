import type { inferRouterOutputs } from '@trpc/server';
import type { Localized } from '#lib/language.ts';
import { isMenuLink, type MenuEntry } from '#lib/menu.ts';
import type { AppRouter } from '#server/router.ts';

/** The menu as the screen gets it. */
export type Menu = inferRouterOutputs<AppRouter>['menu']['get'];

/** An entry on the screen: with a number of its own, and what is known of its target. */
export interface Row extends MenuEntry {
  id: number;
  found: { label: Localized; isPublic: boolean } | null;
}

/** The rows of a menu. */
export function rowsOf({ entries }: Menu): Row[] {
  return entries.map((entry, index) => ({ ...entry, id: index + 1 }));
}

/** A row to add at the end. */
export function newRow(rows: Row[], entry: Pick<Row, 'kind' | 'target' | 'found'>): Row {
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
  return { ...entry, id, label: { id: '', en: '' }, place: 'header', level: 0 };
}

/** The rows with the first one on the first level: it is never below another one. */
export function normalized(rows: Row[]): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, level: 0 } : row));
}

/** What an entry is called on the screen. */
export function nameOf({ kind, label, found, target }: Row): string {
  return label.id || label.en || (kind === 'link' ? target : found?.label.en) || target;
}

/** Is it a link that can't be saved? */
export function isWrongLink({ kind, target }: Row): boolean {
  return kind === 'link' && !isMenuLink(target);
}

/** Does it have all that it needs? A link needs a label of its own. */
export function isComplete(row: Row): boolean {
  return row.kind !== 'link' || (!isWrongLink(row) && Boolean(row.label.id || row.label.en));
}

/** The entries to save. */
export function entriesOf(rows: Row[]): MenuEntry[] {
  return rows.map(({ kind, target, label, place, level }) => ({ kind, target, label, place, level }));
}
