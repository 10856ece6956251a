import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { type Dictionary, setReaderWords } from '#lib/interface-language.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { readOfficeWords } from './office-words.ts';
import { buildFolder, isBuilt } from './process/build-folder.ts';

let read: Dictionary | undefined;

// When the first reader of Indonesian comes. As data, which isn't compiled.
const indonesian = () => {
  read ??= isBuilt
    ? (JSON.parse(readFileSync(path.join(buildFolder, 'server/indonesian.json'), 'utf8')) as Dictionary)
    : readOfficeWords();
  return read;
};

type Reader = Pick<SessionUser, 'language'> | null;

const unknownYet = { language: 'en' } as const;
const readers = new AsyncLocalStorage<Reader>();

setReaderWords(
  () => (readers.getStore()?.language === 'id' ? indonesian() : undefined),
  () => readers.getStore() === unknownYet,
);

/** Runs code whose sentences are stored, to be translated for each reader (`translateMessage`). */
export function forLaterReaders<Result>(run: () => Result): Result {
  return readers.run(unknownYet, run);
}

/** Runs code whose sentences a person reads (`localize`, lib/interface-language.ts). */
export function inLanguageOf<Result>(user: Reader, run: () => Result): Result {
  return readers.run(user, run);
}

let script: { address: string; text: string } | undefined;

function scriptOf() {
  if (script) return script;
  const text = `indonesianWords=${JSON.stringify(indonesian())}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  script = { address: `/only-us-words/id-${hash}.js`, text };
  return script;
}

/** The script with the words for a reader of Indonesian; null for others. */
export function wordsAddress(user: SessionUser | null): string | null {
  return user?.language === 'id' ? scriptOf().address : null;
}

/** `/only-us-words/id-1a2b3c4d.js`, cached forever under the hash of its content. */
export const serveWords: RequestHandler = (request, response) => {
  const { address, text } = scriptOf();
  const isCurrent = request.path === address;
  response.set('Cache-Control', isCurrent ? 'private, max-age=31536000, immutable' : 'no-store');
  response.type('js').send(text);
};
