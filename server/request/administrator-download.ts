import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Request, Response } from 'express';
import { localize } from '#lib/interface-language.ts';
import { actingAs } from '../activity/actor.ts';
import { type Line, recordActivity } from '../activity/record.ts';
import type { Context } from '../context.ts';
import { isConfirmed, refusalFor } from '../errors/refusal.ts';
import { inLanguageOf } from '../office-language.ts';
import type { Services } from '../services.ts';
import { contextOf } from './create-context.ts';

interface Download {
  context: Context;
  /** Records it before it is sent. */
  note(line: Line): void;
  refuse(status: number, sentence: string): null;
}

/** Returns the administrator, or null after sending a refusal. `confirm`: requires recent re-authentication, because data leaves the site. */
export async function administratorDownload(
  services: Services,
  request: Request,
  response: Response,
  { confirm = false } = {},
): Promise<Download | null> {
  const context = await contextOf(services, request);
  response.set('Cache-Control', 'private, no-store').type('text/plain');
  const refuse = (status: number, sentence: string) => {
    response.status(status).send(inLanguageOf(context.user, () => localize(sentence)));
    return null;
  };
  const refused = refusalFor(context, { action: 'manage', areas: ['settings'] });
  if (refused) return refuse(getHTTPStatusCodeFromError(refused), refused.message);
  const { user, sessionId, now } = context;
  const actor = { user: user?.id ?? null, source: 'browser', sessionId, now } as const;
  const note = (line: Line) => actingAs(actor, () => recordActivity(context.db, line));
  if (!confirm || isConfirmed(context)) return { context, refuse, note };
  return refuse(428, 'Please confirm first that it’s you. Nothing was changed.');
}
