import type { Request } from 'express';
import type { AssistantRight } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** A former state of the site, such as a backup, shown at `/preview/<token>` (`preview-link.ts`). */
export interface FormerSite {
  database: string;
  startedAt: Date;
  /** When the site was like this. */
  madeAt: Date;
  /** Until when it is shown. */
  until: Date;
}

export const formerSite =
  point<(services: Pick<Services, 'env' | 'now'>) => FormerSite | null>('former site');

/** Somebody who calls the API, and nothing else, without a session. `admit` throws for procedures that they may not call. */
export interface ApiCaller {
  user: SessionUser;
  startedAt: Date;
  admit(path: string): void;
}

/** Authenticates so many calls of the API, such as by a token; null without one. Throws for a wrong one. */
export const apiCallers =
  point<(services: Services, request: Request, calls: number) => Promise<ApiCaller | null>>('API callers');

/** A query, and its input as JSON Schema, for assistants whose token's owner ticked `right`. */
type AssistantTool = { right: AssistantRight; input: object } & Record<'name' | 'does' | 'calls', string>;

export const assistantTools = point<AssistantTool>('assistant tools');
