import { createReadStream } from 'node:fs';
import { TRPCError } from '@trpc/server';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { joined, type Piece } from './inline.ts';
import { ownNamespace, xliffNamespace } from './names.ts';

/** A unit as a translator sent it. `was`: the fingerprint of what the translation said when it was exported. */
export interface SentUnit {
  id: string;
  source: Piece[];
  /** Null where the translator left it out. */
  target: Piece[] | null;
  was: string;
}

/** An entry as a translator sent it, such as `blog.12`. */
export interface SentEntry {
  id: string;
  title: string;
  units: SentUnit[];
}

/** What a file must be: from this site, between these languages. */
export interface Expected {
  source: string;
  target: string;
  site: string;
}

interface Part {
  source: Piece[];
  target: Piece[] | null;
  isSegment: boolean;
  order: number;
}

// Far more than a translation has; less than what would take the server's memory.
const limits = { depth: 200, attributes: 100, characters: 4_000_000, units: 20_000 };

/**
 * Reads an XLIFF 2 file, entry by entry, without keeping more than one in memory. Nothing in it is looked up or expanded: a file with
 * a document type is refused. Throws BAD_REQUEST with what is wrong.
 */
export async function* readXliff(file: string, expected: Expected): AsyncGenerator<SentEntry> {
  const reader = new Reader(expected);
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      reader.write(decoder.decode(chunk, { stream: true }));
      yield* reader.entries.splice(0);
    }
    reader.write(decoder?.decode() ?? '');
    reader.close();
  } catch (error) {
    if (error instanceof TRPCError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw refused('This isn’t an XLIFF file, or it is damaged. Please ask for it again.');
  }
}

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

class Reader {
  readonly entries: SentEntry[] = [];
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #expected: Expected;
  #depth = 0;
  /** How deep in what isn't read: notes, and what tools add. */
  #skipped = 0;
  #attributes = 0;
  #characters = 0;
  #entry: SentEntry | null = null;
  #unit: (Pick<SentUnit, 'id' | 'was'> & { parts: Part[] }) | null = null;
  #words: Piece[] | null = null;

  constructor(expected: Expected) {
    this.#expected = expected;
    const parser = this.#parser;
    parser.on('doctype', () => {
      throw refused('Files with a document type (DOCTYPE) can’t be imported.');
    });
    parser.on('opentagstart', () => {
      this.#attributes = 0;
    });
    parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > limits.attributes) throw tooMuch();
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => this.#close(tag));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
  }

  write(text: string) {
    this.#parser.write(text);
  }

  close() {
    this.#parser.close();
  }

  #text(text: string) {
    if (this.#skipped > 0 || !this.#words) return;
    this.#characters += text.length;
    if (this.#characters > limits.characters) throw tooMuch();
    this.#words.push(text);
  }

  #open(tag: SaxesTagNS) {
    this.#depth += 1;
    if (this.#depth > limits.depth) throw tooMuch();
    if (this.#depth === 1) this.#checkRoot(tag);
    const isRead = tag.uri === xliffNamespace && !['notes', 'originalData', 'skeleton'].includes(tag.local);
    if (this.#skipped > 0 || !isRead) {
      this.#skipped += 1;
      return;
    }
    const of = (name: string) => tag.attributes[name]?.value ?? '';
    if (tag.local === 'file') this.#openFile(tag);
    else if (tag.local === 'unit') this.#unit = { id: of('id'), was: ownOf(tag, 'said'), parts: [] };
    else if (tag.local === 'segment' || tag.local === 'ignorable') this.#openPart(tag.local === 'segment');
    else if (tag.local === 'source' || tag.local === 'target') this.#openWords(tag.local, of('order'));
    else this.#openCode(tag.local, of);
  }

  #checkRoot({ local, uri, attributes }: SaxesTagNS) {
    if (local !== 'xliff') throw refused('This isn’t an XLIFF file.');
    if (uri !== xliffNamespace)
      throw refused('This is another version of XLIFF. Please ask for a file in XLIFF 2.0.');
    const { source, target } = this.#expected;
    const is = (name: string, wanted: string) =>
      attributes[name]?.value.toLowerCase().split('-')[0] === wanted;
    if (!is('srcLang', source) || !is('trgLang', target))
      throw refused('This file is for other languages than those of the site.');
  }

  #openFile(tag: SaxesTagNS) {
    const site = ownOf(tag, 'site');
    if (site && site !== this.#expected.site)
      throw refused(`This file was exported from ${site.slice(0, 100)}. Please import it there.`);
    this.#characters = 0;
    this.#entry = {
      id: tag.attributes.id?.value ?? '',
      title: tag.attributes.original?.value ?? '',
      units: [],
    };
  }

  #openPart(isSegment: boolean) {
    const parts = this.#unit?.parts;
    parts?.push({ source: [], target: null, isSegment, order: parts.length + 1 });
    if (parts && parts.length > limits.units) throw tooMuch();
  }

  #openWords(name: 'source' | 'target', order: string) {
    const part = this.#unit?.parts.at(-1);
    if (!part) return;
    this.#words = [];
    part[name] = this.#words;
    if (name === 'target' && order) part.order = Number(order);
  }

  // A translator's tool may copy a code, and may turn one around words into its beginning and its end.
  #openCode(name: string, of: (name: string) => string) {
    const id = of('copyOf') || of('id');
    if (name === 'pc' || name === 'sc') this.#words?.push({ id, part: 'open' });
    else if (name === 'ec') this.#words?.push({ id: of('startRef') || id, part: 'close' });
    else if (name === 'ph') this.#words?.push({ id, part: 'whole' });
  }

  #close({ local, attributes }: SaxesTagNS) {
    this.#depth -= 1;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (local === 'pc') {
      const id = attributes.copyOf?.value || attributes.id?.value;
      this.#words?.push({ id: id ?? '', part: 'close' });
    } else if (local === 'source' || local === 'target') this.#words = null;
    else if (local === 'unit') this.#closeUnit();
    else if (local === 'file' && this.#entry) {
      this.entries.push(this.#entry);
      this.#entry = null;
    }
  }

  // A tool may have divided it into sentences, and put those into another order.
  #closeUnit() {
    const { id, was, parts } = this.#unit ?? { id: '', was: '', parts: [] };
    const isWhole = parts.every(
      ({ target, isSegment, source }) => target || !isSegment || source.length === 0,
    );
    const targets = parts.toSorted((one, other) => one.order - other.order);
    this.#entry?.units.push({
      id,
      was,
      source: joined(parts.flatMap(({ source }) => source)),
      target: isWhole ? joined(targets.flatMap(({ target, source }) => target ?? source)) : null,
    });
    if (this.#entry && this.#entry.units.length > limits.units) throw tooMuch();
    this.#unit = null;
  }
}

// Whatever prefix a tool has given to the namespace.
function ownOf({ attributes }: SaxesTagNS, name: string) {
  const own = Object.values(attributes).find(({ uri, local }) => uri === ownNamespace && local === name);
  return own?.value ?? '';
}

function tooMuch() {
  return refused('The file has more in it than a translation.');
}

function refused(message: string) {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
