import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

// What one caller's requests may cost the others.

// The deepest text that somebody has written took 60. JSON.parse needs 400 ms for a megabyte of brackets.
const deepest = 500;
// The longest text that can be saved has 20,000. JSON.parse needs 70 ms for a megabyte of small objects.
const mostParts = 64 * 1024;
const [quote, backslash, colon, openArray, openObject, closeArray, closeObject] = Buffer.from('"\\:[{]}');

/**
 * For body-parser's `verify`: refuses JSON that takes long to parse before it is parsed. Throws an error with the status
 * 400 for one that is nested more than 500 deep, 413 for one of more than 65,536 arrays, objects and members.
 */
export function refuseCostlyJson(
  _request: IncomingMessage,
  _response: unknown,
  body: Buffer,
  charset: string,
) {
  // The bytes of another encoding say nothing about its brackets.
  if (charset.toLowerCase() !== 'utf-8') throw unreadable('JSON has to be UTF-8');
  let depth = 0;
  let parts = 0;
  let inString = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (inString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === openArray || byte === openObject) {
      parts += 1;
      depth += 1;
      if (depth > deepest) throw unreadable(`JSON may be nested ${deepest} deep at most`);
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
    else if (byte === colon) parts += 1;
    if (parts > mostParts) throw tooLarge();
  }
}

function unreadable(message: string) {
  return Object.assign(new Error(message), { status: 400, type: 'entity.parse.failed' });
}

function tooLarge() {
  const message = `JSON may have ${mostParts} arrays, objects and members at most`;
  return Object.assign(new Error(message), { status: 413, type: 'entity.too.large' });
}

/**
 * For calls that come in one batch: each waits for those before it, and a turn of the event loop after each. Together ten
 * searches would keep everybody else waiting for ten times as long as one.
 */
export function inTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}

// Form data is read whole into memory: 15 MB and a little for each.
const ofAll = 6;
// As many as the back office sends at a time (renderer/only-us/ui/upload).
const ofOneAccount = 3;

/** Runs what reads form data: six at a time, of one account three, so that nobody's stalled uploads hold up all others. */
export function openUploadSlots(): <Result>(account: string, work: () => Promise<Result>) => Promise<Result> {
  const together = pLimit(ofAll);
  const accounts = new Map<string, LimitFunction>();
  return async (account, work) => {
    const own = accounts.get(account) ?? pLimit(ofOneAccount);
    accounts.set(account, own);
    try {
      return await own(() => together(work));
    } finally {
      if (own.activeCount === 0 && own.pendingCount === 0) accounts.delete(account);
    }
  };
}
