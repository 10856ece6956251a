import { lookup as resolveName } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { localize } from '#lib/interface-language.ts';
import { hostOf } from './old-links.ts';

export const largestFile = 200 * 1024 * 1024;
const patience = 60_000;
const maxHops = 5;
const tries = 3;

export function isOutside(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

// Names are resolved by the connection itself: what was checked is what it connects to.
const lookup: LookupFunction = (hostname, options, done) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const refused = found.find(({ address }) => !isOutside(address));
    if (refused) return done(refusedInside(hostname), []);
    if (options.all) return done(null, found);
    done(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** Why a file can't be fetched, where trying again makes no difference; and where it may make one. */
class Refused extends Error {}
class Unwilling extends Error {}

function refusedInside(hostname: string) {
  return new Refused(
    localize('{hostname} is a private network address, so nothing is downloaded from it.', { hostname }),
  );
}

function silent(error: unknown) {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const why = typeof code === 'string' ? code : String(name);
  return localize('The old site didn’t respond ({why}).', { why });
}

/**
 * Fetches a file of the old site, three times if need be, into `to`. Throws an Error with the reason. Every hop has to stay on
 * the host of `address` (with or without `www`), and at addresses of the public network, but for those at the origin that the
 * operator typed.
 */
export async function fetchFile(address: string, to: string, typedOrigin?: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await follow(new URL(address), to, typedOrigin);
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (attempt === tries) throw error instanceof Unwilling ? error : new Error(silent(error));
      await wait(500 * attempt);
    }
  }
}

async function follow(first: URL, to: string, typedOrigin?: string) {
  let url = first;
  for (let hop = 0; hop <= maxHops; hop++) {
    const next = await get(url, to, url.origin === typedOrigin);
    if (!next) return;
    if (hostOf(next.href) !== hostOf(first.href))
      throw new Refused(localize('It redirects to another site: {origin}.', { origin: next.origin }));
    url = next;
  }
  throw new Refused('Too many redirects.');
}

// Null once the file is there; else where it leads.
async function get(url: URL, to: string, isTyped: boolean): Promise<URL | null> {
  if (!/^https?:$/.test(url.protocol) || url.username)
    throw new Refused('Only http: and https: are supported.');
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (!isTyped && isIP(hostname) && !isOutside(hostname)) throw refusedInside(hostname);
  const request = url.protocol === 'https:' ? requestOverHttps : requestOverHttp;
  const signal = AbortSignal.timeout(patience);
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const options = { signal, ...(isTyped ? {} : { lookup }), headers: { Accept: '*/*' } };
    request(url, options, resolve).once('error', reject).end();
  });
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400;
    if (isRedirect && headers.location && URL.canParse(headers.location, url))
      return new URL(headers.location, url);
    const reason = localize('The old site responded with {statusCode}.', { statusCode });
    throw statusCode >= 500 || statusCode === 429 ? new Unwilling(reason) : new Refused(reason);
  }
  let received = 0;
  const limited = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      received += piece.length;
      if (received > largestFile) throw new Refused('The file is larger than 200 MB.');
      yield piece;
    }
  };
  await pipeline(response, limited, createWriteStream(to), { signal });
  return null;
}
