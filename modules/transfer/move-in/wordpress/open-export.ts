import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { localize } from '#lib/interface-language.ts';
import { beginningOf } from '#server/files/sent-file.ts';

export class UnreadableExport extends Error {}

/** Expands to more than this many times its size: no text does. It may be that small, in bytes. */
const maxExpanded = { times: 100, allowed: 64 * 1024 * 1024 };
/** No export begins later than this, whatever a plugin printed before it. */
const longestPreface = 256 * 1024;
const controls = /(?![\t\n\r\u0085])[\p{Cc}\ufffe\uffff]/gu;

/** The documents in a file: itself, unpacked if need be, or those of a zip. As text, in pieces, ready for a parser of XML. */
export async function* openExport(
  file: string,
): AsyncGenerator<{ name: string; text: AsyncIterable<string> }> {
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  );
  if (size === 0) throw new UnreadableExport(localize('There is no file {file}, or it is empty.', { file }));
  const [first, second] = await beginningOf(file);
  if (first === 0x50 && second === 0x4b) yield* documentsOfZip(file);
  else if (first === 0x1f && second === 0x8b)
    yield { name: file, text: xmlText(limited(createReadStream(file), createGunzip(), size)) };
  else yield { name: file, text: xmlText(createReadStream(file)) };
}

async function* documentsOfZip(file: string) {
  const zip = await yauzl.openPromise(file, { lazyEntries: true }).catch((error: Error) => {
    throw new UnreadableExport(
      localize('{file} can’t be unpacked: {message}.', { file, message: error.message }),
    );
  });
  let found = 0;
  for await (const entry of zip.eachEntry()) {
    // macOS adds a twin of each file in this folder.
    if (!/\.xml$/i.test(entry.fileName) || entry.fileName.startsWith('__MACOSX/')) continue;
    found += 1;
    const packed = await zip.openReadStreamPromise(entry);
    yield { name: `${file}: ${entry.fileName}`, text: xmlText(limited(packed, null, entry.compressedSize)) };
  }
  if (found === 0) throw new UnreadableExport(localize('There is no .xml in {file}.', { file }));
}

function limited(packed: Readable, unpack: Transform | null, size: number): Readable {
  let expanded = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      expanded += chunk.length;
      if (expanded > maxExpanded.allowed && expanded > size * maxExpanded.times)
        done(new UnreadableExport('It unpacks to far more data than an export has, so reading stopped.'));
      else done(null, chunk);
    },
  });
  // Errors reach who reads the last of them.
  return unpack ? pipeline(packed, unpack, limit, () => undefined) : pipeline(packed, limit, () => undefined);
}

// WordPress writes control characters as they are, and plugins print before the XML.
async function* xmlText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let [start, decoder]: [Buffer | null, TextDecoder | null] = [Buffer.alloc(0), null];
  for await (const chunk of bytes) {
    if (start) {
      start = Buffer.concat([start, chunk]);
      decoder = decoderOf(start);
      const at = beginning(start, decoder.encoding);
      if (at < 0 && start.length > longestPreface) break;
      if (at < 0) continue;
      yield clean(decoder.decode(start.subarray(at), { stream: true }));
      start = null;
    } else if (decoder) yield clean(decoder.decode(chunk, { stream: true }));
  }
  if (start) throw new UnreadableExport('This isn’t a WordPress export: it doesn’t start with <rss>.');
  if (decoder) yield clean(decoder.decode());
}

function clean(text: string) {
  return text.replace(controls, '');
}

function beginning(start: Buffer, encoding: string) {
  if (encoding.startsWith('utf-16')) return 0;
  const declaration = start.indexOf('<?xml');
  return declaration >= 0 ? declaration : start.indexOf('<rss');
}

function decoderOf(start: Buffer) {
  const [, declared = 'utf-8'] =
    /<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString('latin1', 0, 4096)) ?? [];
  const mark = start.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : declared;
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
