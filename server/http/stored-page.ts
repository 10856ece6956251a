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

/** A response that is sent many times, in each encoding once somebody asks for it. */
export interface StoredPage {
  status: number;
  /** Without those of a form. */
  headers: OutgoingHttpHeaders;
  text: Buffer;
  /** Of the text, for entity tags. */
  hash: string;
  forms: Partial<Record<Encoding, Form>>;
  /** Forms that are being compressed. */
  coming: Partial<Record<Encoding, Promise<Form>>>;
}

// Level 6 of 11: higher ones take many times longer and save few bytes.
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => compressBrotli(text, brotliLevel),
  gzip: (text) => compressGzip(text, { level: 9 }),
  identity: async (text) => text,
};

export function storePage(status: number, headers: OutgoingHttpHeaders, body: string | Buffer): StoredPage {
  const text = typeof body === 'string' ? Buffer.from(body) : body;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { status, headers, text, hash, forms: {}, coming: {} };
}

/** The bytes of a page in memory: its text, and compressed forms of about a quarter of it. */
export const bytesOf = ({ text }: StoredPage): number => Math.ceil(1.5 * text.length);

/** Sends a prepared response, or 304 to clients that already have it. */
export function sendStoredPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const send = ({ etag, notModifiedHeaders, headers, body }: Form) => {
    const isFresh = page.status === 200 && fresh(request.headers, { etag });
    if (isFresh) response.writeHead(304, notModifiedHeaders).end();
    else response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  };
  const form = page.forms[encoding];
  if (form) send(form);
  else {
    page.coming[encoding] ??= addForm(page, encoding);
    page.coming[encoding].then(send, () => response.destroy());
  }
}

async function addForm(page: StoredPage, encoding: Encoding): Promise<Form> {
  const { 'content-type': type, ...rest } = page.headers;
  const body = await compress[encoding](page.text);
  const etag = `"${page.hash}-${encoding}"`;
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const bodyHeaders = listOf({ 'content-type': type, ...coding, 'content-length': body.length });
  const notModifiedHeaders = listOf({ ...rest, etag });
  const form = { body, etag, notModifiedHeaders, headers: [...notModifiedHeaders, ...bodyHeaders] };
  page.forms[encoding] = form;
  return form;
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
