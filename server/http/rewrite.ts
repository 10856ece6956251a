import type { NextFunction, Response } from 'express';
import type { AuthMessage } from '../auth/responses.ts';
import type { PasswordForm } from '../auth/set-password.ts';
import type { SignInForm } from '../auth/sign-in.ts';

/** What a route in front of the pages wants shown. */
export interface Rewrite {
  /** The address of the page, instead of the one that was asked for. */
  url: string;
  /** The error page says this, whatever it was shown for. */
  error?: 400;
  /** For `/auth/notice`. */
  notice?: AuthMessage;
  /** For `/auth/set-password`; null when the link is void. */
  passwordForm?: PasswordForm | null;
  /** For `/auth/signin`. */
  signInForm?: SignInForm;
}

declare global {
  namespace Express {
    interface Locals {
      rewrite?: Rewrite;
    }
  }
}

/** Leaves the answer to the pages (`server/rendering/pages.ts`), which keep the status and the headers that it has by now. */
export function renderInstead(response: Response, next: NextFunction, rewrite: Rewrite): void {
  response.locals.rewrite = rewrite;
  next();
}
