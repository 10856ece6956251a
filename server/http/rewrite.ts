import type { NextFunction, Response } from 'express';

/** The page to render instead of the requested one. An endpoint adds the data of its page: `declare module`. */
export interface Rewrite {
  /** The address of the page, replacing the requested one. */
  url: string;
  /** The error page shows this error, whatever the reason for it. */
  error?: 400 | 410;
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

/** Has the page handler (`server/rendering/pages.ts`) render `url` with the status and headers so far; the endpoint keeps its words. */
export function renderInstead(response: Response, next: NextFunction, rewrite: Rewrite): void {
  response.locals.rewrite = rewrite;
  next();
}
