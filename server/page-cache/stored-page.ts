import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

interface Form {
  /** Name, value, name, value …: written unchanged by node:http. */
  headers: string[];
  /** For a 304: without headers that describe a body. */
  notModifiedHeaders: string[];
  body: Buffer;
  etag: string;
}

export interface StoredPage {
  status: number;
  forms: Record<Encoding, Form>;
  /** In memory, of all forms. */
  bytes: number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const gzipLevel = { level: 9 };
// Level 6 of 11: higher ones take many times longer and save few bytes.
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export async function storePage(
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
): Promise<StoredPage> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, brotliLevel),
    compressGzip(identity, gzipLevel),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const form = (encoding: Encoding, body: Buffer): Form => {
    const etag = `"${hash}-${encoding}"`;
    const { 'content-type': type, ...rest } = headers;
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const bodyHeaders = { 'content-type': type, ...coding, 'content-length': body.length };
    const notModifiedHeaders = listOf({ ...rest, etag });
    return { body, etag, notModifiedHeaders, headers: [...notModifiedHeaders, ...listOf(bodyHeaders)] };
  };
  const forms = { br: form('br', br), gzip: form('gzip', gz), identity: form('identity', identity) };
  return { status, forms, bytes: identity.length + br.length + gz.length };
}

/** Sends a prepared response, or 304 to clients that already have it. */
export function sendStoredPage(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
) {
  const form = page.forms[encodingFor(headers['accept-encoding'])];
  if (page.status === 200 && fresh(headers, { etag: form.etag })) {
    response.writeHead(304, form.notModifiedHeaders).end();
    return;
  }
  response.writeHead(page.status, form.headers).end(method === 'HEAD' ? undefined : form.body);
}

// Browsers keep sending the same few headers; parsing one takes a fifth of the time of a cached page.
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** The preferred encoding of an Accept-Encoding header, the smaller one by default (RFC 9110 §12.5.3). */
function encodingFor(header = ''): Encoding {
  const known = negotiated.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const encoding = negotiator.encoding(['br', 'gzip', 'identity'], ['br', 'gzip']) ?? 'identity';
  negotiated.set(header, encoding);
  return encoding;
}

function listOf(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
}
