import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import { TRPCError } from '@trpc/server';
import type { Request } from 'express';
import { isUnableToWrite, unableToWrite } from '../errors/database-errors.ts';
import { refused } from '../errors/refused.ts';
import { announcedBytes } from '../http/request-bodies.ts';
import { checkSize } from './file-kind.ts';
import { createSentForm, type SentFile, type SentForm } from './sent-file.ts';

/** How much larger a form may be than the files in it, in bytes. */
export const roomForFields = 64 * 1024;

/** `fileField` holds the files; default: any field. Sizes in bytes; `fileSize`: of a file, whatever it is. */
export interface FormLimits {
  fileField?: string | undefined;
  files: number;
  fileSize?: number;
  fields: number;
  fieldSize: number;
  size: number;
}

export type FormReceiver = ReturnType<typeof receiveForm>;

/** Receives the form of a request with its files in the folder `incoming`. Nothing is read before `read` is called. */
export function receiveForm(request: Request, incoming: string, limits: FormLimits) {
  const form = createSentForm();
  return {
    /** Content read so far; after an error of a file, that file is the last one. */
    form,
    /** Throws BAD_REQUEST or PAYLOAD_TOO_LARGE as soon as a limit is passed; then no file is left on disk. */
    read: () => read(request, form, incoming, limits),
    discard: () => removeFiles(form),
  };
}

async function removeFiles(form: SentForm) {
  // Not `rm`, which takes ten times as long. Most are gone: they were stored.
  for (const file of form.files) await unlink(file.path).catch(() => undefined);
}

async function read(
  request: Request,
  form: SentForm,
  incoming: string,
  limits: FormLimits,
): Promise<SentForm> {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const parser = await createParser(request, limits);
  const leastBytes = limits.files === 1 ? announcedBytes(request) - roomForFields : 0;
  const parts: Promise<void>[] = [];
  let fields = 0;
  parser.on('file', (name, stream, filename) => {
    addAbortSignal(stop.signal, stream);
    const before = [...parts];
    const receive = async () => {
      if (filename === undefined) {
        fields += 1;
        if (fields > limits.fields) throw tooLarge();
        return form.append(name, await textOf(stream, limits.fieldSize));
      }
      const stored = path.join(incoming, `${randomBytes(16).toString('hex')}.sent`);
      const file = { path: stored, field: name, name: filename, size: 0 };
      form.files.push(file);
      if (name !== (limits.fileField ?? name) || form.files.length > limits.files) {
        // What came before it counts.
        await Promise.all(before);
        throw tooManyFiles(limits);
      }
      await save(stream, file, leastBytes, limits.fileSize);
    };
    const part = receive();
    parts.push(part);
    part.catch((error) => stop.abort(unreadable(error)));
  });
  parser.once('partsLimit', () => stop.abort(tooLarge()));
  try {
    await parse(request, parser, stop, limits.size);
    await Promise.all(parts);
    return form;
  } catch (error) {
    stop.abort(unreadable(error));
    // Nothing writes the files any more when they are removed.
    await Promise.allSettled(parts);
    await removeFiles(form);
    throw stop.signal.reason;
  }
}

// Not a pipeline, which would close the connection instead of leaving it open for the answer.
function parse(request: Request, parser: BusboyInstance, stop: AbortController, most: number) {
  const slices = inSlices(parser, stop, most);
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(stop.signal.reason);
    const cutOff = () => request.complete || reject(new Error('The sender is gone'));
    if (request.destroyed) return cutOff();
    stop.signal.addEventListener('abort', fail, { once: true });
    request.once('close', cutOff).once('error', reject);
    parser.once('finish', resolve).once('error', reject);
    request.pipe(slices);
  }).finally(() => request.unpipe(slices));
}

const slice = 4 * 1024;

// A chunk of a request holds thousands of empty parts. Nothing is parsed that comes after a part too many.
function inSlices(parser: BusboyInstance, stop: AbortController, most: number) {
  let bytes = 0;
  return new Writable({
    write(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most) stop.abort(tooLarge());
      const next = (at: number): void => {
        if (stop.signal.aborted || at >= chunk.length) done();
        else parser.write(chunk.subarray(at, at + slice), () => next(at + slice));
      };
      next(0);
    },
    final(done) {
      parser.end();
      done();
    },
  });
}

async function createParser({ headers }: Request, { files, fields }: FormLimits) {
  const { Busboy } = await import('@fastify/busboy');
  // Every part is a stream, so that a text that is too long ends while it is read.
  const limits = { parts: files + fields + 1, headerPairs: 20, headerSize: 8 * 1024 };
  const options = { limits, preservePath: true, isPartAFile: () => true };
  try {
    return new Busboy({ headers: headers as BusboyHeaders, ...options });
  } catch (error) {
    throw unreadable(error);
  }
}

async function textOf(stream: Readable, most: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

async function save(stream: Readable, file: SentFile, leastBytes: number, most = Infinity) {
  let beginning: Uint8Array = new Uint8Array();
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (beginning.length < 8) beginning = Buffer.concat([beginning, chunk]).subarray(0, 8);
      file.size += chunk.length;
      if (file.size > most) throw tooLarge();
      // What is too large in any case isn't received first.
      // The words of a whole site (XLIFF) are more than a picture; what is stored is measured once more.
      if (!isXml(beginning)) checkSize(beginning, Math.max(file.size, leastBytes));
      yield chunk;
    }
  };
  const target = createWriteStream(file.path, { flags: 'wx' });
  const closed = new Promise<void>((resolve) => target.once('close', resolve));
  try {
    await pipeline(stream, counted, target);
  } finally {
    // A file that is still being opened would appear after its removal.
    await closed;
  }
}

function isXml(beginning: Uint8Array) {
  return /^(\xef\xbb\xbf)?<\?xml/.test(Buffer.from(beginning).toString('latin1'));
}

function tooLarge() {
  return refused('PAYLOAD_TOO_LARGE', 'The form has too much text.');
}

function tooManyFiles({ files }: FormLimits) {
  return refused('BAD_REQUEST', files === 1 ? 'Please send exactly one file.' : 'There are too many files.');
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
