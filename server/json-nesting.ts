import type { IncomingMessage } from 'node:http';

// The deepest text that somebody has written took 60. JSON.parse needs 400 ms for a megabyte of brackets.
const deepest = 500;
const [quote, backslash, openArray, openObject, closeArray, closeObject] = Buffer.from('"\\[{]}');

/**
 * For body-parser's `verify`: refuses JSON that is nested more than 500 deep before it is parsed. Throws an error with
 * the status 400.
 */
export function refuseDeepJson(_request: IncomingMessage, _response: unknown, body: Buffer, charset: string) {
  // The bytes of another encoding say nothing about its brackets.
  if (charset.toLowerCase() !== 'utf-8') throw unreadable('JSON has to be UTF-8');
  if (isNestedDeeper(body, deepest)) throw unreadable(`JSON may be nested ${deepest} deep at most`);
}

function isNestedDeeper(json: Buffer, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === openArray || byte === openObject) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
  }
  return false;
}

function unreadable(message: string) {
  return Object.assign(new Error(message), { status: 400, type: 'entity.parse.failed' });
}
