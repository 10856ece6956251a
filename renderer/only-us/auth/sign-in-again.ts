import { localize } from '#lib/interface-language.ts';
import { Question } from '../external-store.ts';
import { isSignedOut } from '../failure.ts';
import { toast } from '../toast.ts';
import { isWriting } from './quiet.ts';

/** Signing in again over a form that would get lost on the way to the sign-in page. */
export const signInAgain = new Question();

let signIns = 0;

/** Opens the dialog, once nobody is writing. `then`: after it was answered. */
export function askToSignInAgain(then?: (success: boolean) => void): void {
  if (isWriting() && !signInAgain.get())
    toast(localize('Your session has ended.'), 'info', {
      text: localize('What you type stays here. Sign in when you pause.'),
    });
  signInAgain.ask(then);
}

export function answer(success: boolean): void {
  if (success) signIns += 1;
  signInAgain.answer(success);
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
    if (signIns === before && !(await new Promise<boolean>(askToSignInAgain))) throw error;
    return save();
  }
}
