import superjson from 'superjson';
import type { Saved } from './use-edit.ts';

/** A form as somebody left it: what it started from, what was typed, and when. */
export interface KeptEdit<Values> {
  base: Saved<Values>;
  values: Values;
  at: Date;
}

const prefix = 'vinci.edit';

/** The name that this person's copy of a form is kept under. */
export function keyOf(email: string, draft: string): string {
  return `${prefix} ${email} ${draft}`;
}

/** The copy of a form that this browser keeps; null when there is none that can be read. */
export function readKept<Values>(key: string): KeptEdit<Values> | null {
  try {
    const text = localStorage.getItem(key);
    return text ? superjson.parse<KeptEdit<Values>>(text) : null;
  } catch {
    return null;
  }
}

/** Keeps a copy. Storage that is full or switched off costs the copy, never the form. */
export function keep<Values>(key: string, edit: KeptEdit<Values>): void {
  try {
    localStorage.setItem(key, superjson.stringify(edit));
  } catch {
    forget(key);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
