import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { TRPCError } from '@trpc/server';
import type { Request } from 'express';
import { isUnableToWrite, unableToWrite } from '../api/database-errors.ts';
import { announcedBytes } from '../http/request-bodies.ts';
import { checkSize } from './file-sizes.ts';
import { type SentFile, SentForm } from './sent-file.ts';

/** How much larger a form may be than the file in it, in bytes. */
export const roomForFields = 64 * 1024;
const limits = { fields: 20, fieldSize: 8 * 1024, files: 2, headerPairs: 20 };

/** A form that is being received, and the files that it left on disk. */
export interface FormReceiver {
  /** Reads the form. Throws BAD_REQUEST for what isn't one, PAYLOAD_TOO_LARGE for a file that is too large. */
  read(): Promise<SentForm>;
  /** Removes what wasn't stored. */
  discard(): Promise<void>;
}

/** Receives the form of a request with its files in the folder `incoming`. Nothing is read before `read` is called. */
export function receiveForm(request: Request, incoming: string): FormReceiver {
  const paths: string[] = [];
  const newPath = () => {
    const file = path.join(incoming, `${randomBytes(16).toString('hex')}.sent`);
    paths.push(file);
    return file;
  };
  const discard = async () => {
    for (const file of paths) await rm(file, { force: true });
  };
  return {
    discard,
    read: () =>
      read(request, newPath).catch(async (error) => {
        await discard();
        throw error;
      }),
  };
}

async function read(request: Request, newPath: () => string): Promise<SentForm> {
  const form = new SentForm();
  const leastBytes = announcedBytes(request) - roomForFields;
  const stop = new AbortController();
  const saved: Promise<void>[] = [];
  const parser = createParser(request);
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (field, stream, name) => {
    const file = { path: newPath(), name: name ?? '', size: 0 };
    if (field === 'file') form.files.push(file);
    const saving = save(stream, file, { leastBytes, signal: stop.signal });
    saved.push(saving);
    saving.catch((error) => stop.abort(unreadable(error)));
  });
  try {
    await parse(request, parser, stop.signal);
    await Promise.all(saved);
    return form;
  } catch (error) {
    stop.abort(unreadable(error));
    // Nothing writes the files any more when they are removed.
    await Promise.allSettled(saved);
    throw stop.signal.reason;
  }
}

// Not a pipeline, which would close the connection instead of leaving it open for the answer.
function parse(request: Request, parser: BusboyInstance, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(signal.reason);
    const cutOff = () => request.complete || reject(new Error('The sender is gone'));
    if (request.destroyed) return cutOff();
    signal.addEventListener('abort', fail, { once: true });
    request.once('close', cutOff).once('error', reject);
    parser.once('finish', resolve).once('error', reject);
    request.pipe(parser);
  }).finally(() => request.unpipe(parser));
}

function createParser({ headers }: Request) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits, preservePath: true });
  } catch (error) {
    throw unreadable(error);
  }
}

async function save(
  stream: Readable,
  file: SentFile,
  { leastBytes, signal }: { leastBytes: number; signal: AbortSignal },
) {
  let beginning: Uint8Array = new Uint8Array();
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (beginning.length < 8) beginning = Buffer.concat([beginning, chunk]).subarray(0, 8);
      file.size += chunk.length;
      // What is too large in any case isn't received first.
      checkSize(beginning, Math.max(file.size, leastBytes));
      yield chunk;
    }
  };
  await pipeline(stream, counted, createWriteStream(file.path, { flags: 'wx' }), { signal });
}

function unreadable(cause: unknown) {
  if (cause instanceof TRPCError || isUnableToWrite(cause)) return cause;
  // The folder is missing: its disk isn't mounted any more.
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unableToWrite, cause });
  return new TRPCError({
    code: 'BAD_REQUEST',
    message: 'The form is not complete. Please send it again.',
    cause,
  });
}
