import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

// Limits what one caller's requests may cost the others.

// The most deeply nested text so far needed 60. JSON.parse takes 400 ms for a megabyte of brackets.
const maxDepth = 500;
// A text that can be saved has 32,000 at most. JSON.parse takes 70 ms for a megabyte of small objects.
const maxParts = 64 * 1024;
const [quote, backslash, comma, openArray, openObject, closeArray, closeObject] = Buffer.from('"\\,[{]}');

/** For body-parser's `verify`: refuses JSON that takes long to parse, with 400 for deep nesting and 413 for too many parts. */
export function refuseCostlyJson(
  _request: IncomingMessage,
  _response: unknown,
  body: Buffer,
  charset: string,
  most = maxParts,
) {
  // In another encoding, bytes don't show where the brackets are.
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
      if (depth > maxDepth) throw unreadable(`JSON may be nested ${maxDepth} deep at most`);
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
    else if (byte === comma) parts += 1;
    if (parts > most) throw tooLarge();
  }
}

function unreadable(message: string) {
  return Object.assign(new Error(message), { status: 400, type: 'entity.parse.failed' });
}

function tooLarge() {
  const message = `JSON may have ${maxParts} arrays, objects and members at most`;
  return Object.assign(new Error(message), { status: 413, type: 'entity.too.large' });
}

/** For calls in one batch: each waits for the one before and a turn of the event loop, so that a batch doesn't block others. */
export function inTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}

// Each may take 50 MB of the disk.
const ofAll = 6;
// As many as the back office uploads at a time (renderer/only-us/ui/files).
const ofOneAccount = 3;

/** Limits requests with form data to six, three per account, so that stalled uploads don't block others. */
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
