import type { IncomingMessage } from 'node:http';

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
