import type { FieldValues as Values } from 'react-hook-form';
import superjson from 'superjson';
import type { Kept, SavedRecord } from './merge.ts';

/** Unsaved changes stored in this browser: what the form started from, what was typed, and when. */
export interface Draft {
  /** Each open form has its own: two tabs, or two new posts, don't overwrite each other's. */
  id: string;
  base: SavedRecord;
  values: Values;
  at: Date;
  /** What was sent of it without an answer: the server may have that. And what it then has in common with this. */
  attempt?: Values | undefined;
  common?: Values | undefined;
  /** Whether a conflict keeps part of it off the server. */
  isInConflict?: boolean;
  /** The server's state of it, where it is the working copy of a new entry. */
  kept?: Kept;
}

const prefix = 'vinci.draft';

/** The key prefix of one person's drafts of one record, such as 'blog 12' or 'blog new'. */
export function scopeOf(email: string, record: string): string {
  return `${prefix} ${email} ${record} `;
}

/** An id that no other form has; `crypto.randomUUID` is missing on a site without https. */
export function newDraftId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('');
}

/** Stores a draft, replacing the one with its id. False when storage is full or off: the previous one stays. */
export function writeDraft(scope: string, draft: Draft): boolean {
  return withStorage(() => {
    localStorage.setItem(scope + draft.id, superjson.stringify(draft));
    return true;
  }, false);
}

export function removeDraft(scope: string, id: string): void {
  withStorage(() => localStorage.removeItem(scope + id), undefined);
}

/** Drafts that no open form writes to, newest first: from a closed tab or a crash. */
export async function recoverableDrafts(scope: string): Promise<Draft[]> {
  const open = await openForms();
  return keysIn(scope)
    .filter((key) => !open.has(key))
    .map((key) => readDraft(key))
    .filter((draft) => draft !== null)
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

let left: Promise<unknown> = Promise.resolve();

/** A form is left while this is being saved. */
export function leaveForm(saving: Promise<unknown>): void {
  left = Promise.all([left, saving]);
}

/** When what was typed into forms that this tab has left is saved, or can't be. */
export function formsLeft(): Promise<unknown> {
  return left;
}

/** Marks a draft as in use by an open form for other tabs, until the returned function is called or the tab closes. */
export function claimDraft(scope: string, id: string): () => void {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(scope + id, () => until);
  return release;
}

/**
 * The drafts that open forms of this browser write to: scope and id. Locks exist only on https and on this computer itself: without
 * them the drafts of other tabs are offered too, and none is lost. https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function openForms(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

function keysIn(scope: string) {
  return withStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(scope)), []);
}

function readDraft(key: string): Draft | null {
  return withStorage(() => superjson.parse<Draft | null>(localStorage.getItem(key) ?? 'null'), null);
}

/** `otherwise` where the storage is full or off, or holds something else. */
function withStorage<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
