import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Request, Response } from 'express';
import { say } from '#lib/interface-language.ts';
import type { Context } from '../context.ts';
import { contextOf } from '../create-context.ts';
import { inLanguageOf } from '../office-language.ts';
import type { Services } from '../services.ts';
import { isConfirmed } from './confirmation.ts';
import { refusalFor } from './refusal.ts';

interface Download {
  context: Context;
  /** Sends a sentence instead. */
  refuse(status: number, sentence: string): null;
}

/**
 * For endpoints from which administrators download something: who asks; null when they are refused, and know why. `confirm`:
 * it carries data away, so it is asked for again who that is.
 */
export async function administratorDownload(
  services: Services,
  request: Request,
  response: Response,
  { confirm = false } = {},
): Promise<Download | null> {
  const context = await contextOf(services, request);
  response.set('Cache-Control', 'private, no-store').type('text/plain');
  const refuse = (status: number, sentence: string) => {
    response.status(status).send(inLanguageOf(context.user, () => say(sentence)));
    return null;
  };
  const refused = refusalFor(context, { action: 'manage', areas: ['settings'] });
  if (refused) return refuse(getHTTPStatusCodeFromError(refused), refused.message);
  if (!confirm || isConfirmed(context)) return { context, refuse };
  return refuse(428, 'Please confirm first that it’s you. Nothing was changed.');
}
