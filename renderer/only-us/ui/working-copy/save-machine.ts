/**
 * Save state of a form, without its clock, fields and server: `autosave.ts` runs it.
 *
 *              typed                sent                saved
 *     saved ──────────▶ waiting ──────────▶ saving ────────────▶ saved
 *                          ▲                 │  │
 *                          └─────────────────┘  │ failed
 *                       saved, returned, while  ▼
 *                       somebody types    offline · signedOut · refused
 *                                         (in sight until it is saved)
 *
 * `sent` again follows the last key, a pause after `offline`, a sign-in, or the next key after `refused`. `returned`: a conflict, or
 * the entry was deleted; what was sent isn't saved, and comes back merged or as that of a new entry (`settled`). Beside all of them,
 * `held` sends nothing while something is published or discarded, until `released` or `settled`.
 */
export interface SaveState {
  is: 'saved' | 'waiting' | 'saving' | Failure;
  /** When the first key was pressed that isn't saved and not on its way; null for none. */
  unsavedSince: number | null;
  /** The same of what is on its way. */
  sentSince: number | null;
  isHeld: boolean;
  reason: string;
  /** Whether the browser at least stores what isn't saved. */
  inBrowser: boolean;
}

type Failure = 'offline' | 'signedOut' | 'refused';

export type SaveEvent =
  | { type: 'typed'; at: number; pause?: number }
  | { type: 'sent' | 'saved' | 'returned' | 'held' | 'released' }
  | { type: 'failed'; as: Failure; reason: string; mayRetry: boolean; at: number; inBrowser: boolean }
  | { type: 'stored'; inBrowser: boolean }
  /** The saved values were read or published. `isSame`: the form holds the same. */
  | { type: 'settled'; isSame: boolean; at: number };

interface Step {
  state: SaveState;
  /** Send what isn't saved after so many milliseconds, and not as said before. */
  sendIn?: number;
  stores?: true;
  /** Nothing is left to send or to store. */
  isDone?: true;
  asksToSignIn?: true;
}

export const allSaved: SaveState = {
  is: 'saved',
  unsavedSince: null,
  sentSince: null,
  isHeld: false,
  reason: '',
  inBrowser: false,
};

/** How long, in milliseconds, a save waits for the next key. A person who never stops typing is saved every `longest`. */
export const pause = 2000;
const longest = 10_000;
const retryAfter = 5000;

export function hasFailed({ is }: Pick<SaveState, 'is'>): boolean {
  return is === 'offline' || is === 'signedOut' || is === 'refused';
}

export function next(state: SaveState, event: SaveEvent): Step {
  const { is, unsavedSince, sentSince } = state;
  switch (event.type) {
    case 'typed': {
      const since = unsavedSince ?? event.at;
      const sendIn = Math.max(0, Math.min(event.pause ?? pause, since + longest - event.at));
      // The same object with each key: nothing is drawn again.
      if (since === unsavedSince && is !== 'saved') return { state, sendIn, stores: true };
      const typed = { ...state, is: is === 'saved' ? 'waiting' : is, unsavedSince: since };
      return { state: typed, sendIn, stores: true };
    }
    case 'sent': {
      const sent = { ...state, unsavedSince: null, sentSince: unsavedSince };
      // While it fails, the reason stays in sight.
      return { state: is === 'waiting' ? { ...sent, is: 'saving' } : sent };
    }
    case 'saved':
      // What was typed during the request has its time already.
      if (unsavedSince !== null) return { state: { ...state, is: 'waiting', sentSince: null }, stores: true };
      return { state: { ...allSaved, isHeld: state.isHeld }, isDone: true };
    case 'returned':
      return { state: { ...state, unsavedSince: unsavedSince ?? sentSince, sentSince: null } };
    case 'failed': {
      const { as, reason, inBrowser, mayRetry, at } = event;
      const since = unsavedSince ?? sentSince ?? at;
      return {
        state: { ...state, is: as, reason, inBrowser, unsavedSince: since, sentSince: null },
        ...(mayRetry && { sendIn: retryAfter }),
        ...(as === 'signedOut' && is !== 'signedOut' && { asksToSignIn: true }),
      };
    }
    case 'stored':
      return { state: { ...state, inBrowser: event.inBrowser } };
    case 'held':
      return { state: { ...state, isHeld: true } };
    case 'released':
      return { state: { ...state, isHeld: false }, ...(unsavedSince !== null && { sendIn: pause }) };
    case 'settled': {
      const left = event.isSame ? null : (unsavedSince ?? event.at);
      const settled = next({ ...state, isHeld: false, unsavedSince: left }, { type: 'saved' });
      return event.isSame ? settled : next(settled.state, { type: 'typed', at: event.at });
    }
  }
}
