import { localize } from '#lib/interface-language.ts';
import { ExternalStore } from '../external-store.ts';
import { isSignedOut } from '../failure.ts';
import { toast } from '../toast.ts';
import { isWriting } from './quiet.ts';

// Signing in again over a form that would get lost on the way to the sign-in page.
type Waiting = { go(): void; giveUp(): void };

let signIns = 0;
let waiting: Waiting[] = [];

export const isAsked = new ExternalStore(false);

export const isSaveWaiting = () => waiting.length > 0;

/** Opens the dialog, once nobody is writing. */
export function askToSignInAgain(): void {
  if (isWriting() && !isAsked.get())
    toast(localize('Your session has ended.'), 'info', {
      text: localize('What you type stays here. Sign in when you pause.'),
    });
  isAsked.set(true);
}

/** Opens it for something that goes on after signing in. */
export function askToSignInFor(go: () => void): void {
  waiting.push({ go, giveUp() {} });
  askToSignInAgain();
}

/** Closes it: with success what waits goes on; without, it fails as it would have. */
export function answer(success: boolean): void {
  if (success) signIns += 1;
  const all = waiting;
  waiting = [];
  for (const { go, giveUp } of all) success ? go() : giveUp();
  isAsked.set(false);
}

/**
 * Runs a save. When it is refused because the session has ended, the person signs in again in a dialog, and it runs once
 * more. Throws what the save throws.
 */
export async function signedIn<Result>(save: () => Promise<Result>): Promise<Result> {
  const before = signIns;
  try {
    return await save();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    // The screen may have noticed the end of the session first, and the person may have signed in already.
    if (signIns > before) return save();
    const signing = new Promise<void>((go, giveUp) => waiting.push({ go, giveUp: () => giveUp(error) }));
    askToSignInAgain();
    await signing;
    return save();
  }
}
