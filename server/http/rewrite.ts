import type { NextFunction, Response } from 'express';
import type { AuthMessage } from '../auth/responses.ts';
import type { SecondFactorForm } from '../auth/second-factor/endpoints.ts';
import type { PasswordForm } from '../auth/set-password.ts';
import type { SignInForm } from '../auth/sign-in.ts';
import type { SharedPreview } from '../content/share/share.ts';
import type { RefusedForm } from '../forms/refused-form.ts';

/** The page to render instead of the requested one. */
export interface Rewrite {
  /** The address of the page, replacing the requested one. */
  url: string;
  /** The error page shows this error, whatever the reason for it. */
  error?: 400 | 410;
  /** For `/auth/notice`. */
  notice?: AuthMessage;
  /** For `/auth/set-password`; null when the link is void. */
  passwordForm?: PasswordForm | null;
  /** For `/auth/signin`. */
  signInForm?: SignInForm;
  /** For `/auth/second-factor`. */
  secondFactorForm?: SecondFactorForm;
  /** For the page of a form: what was sent and why it was refused. */
  form?: RefusedForm;
  /** The page of an entry as its working copy has it. */
  share?: SharedPreview;
}

declare global {
  namespace Express {
    interface Locals {
      rewrite?: Rewrite;
      /**
       * The page holds something for one visitor alone: no cache of others may keep it. A form with its token may be shown
       * again by their own browser, as it was (`no-cache`); what they sent isn't kept there either (`no-store`).
       */
      isPersonal?: 'no-cache' | 'no-store';
    }
  }
}

/**
 * Lets the page handler (`server/rendering/pages.ts`) render `url`, with the status and headers set so far. So pages of
 * endpoints look like the site and have its Content-Security-Policy; their words stay with the endpoint.
 */
export function renderInstead(response: Response, next: NextFunction, rewrite: Rewrite): void {
  response.locals.rewrite = rewrite;
  next();
}
