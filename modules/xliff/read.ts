import { createReadStream } from 'node:fs';
import { TRPCError } from '@trpc/server';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { refused } from '#server/errors/refused.ts';
import { joined, type Piece } from './inline.ts';

/** XLIFF 2.0 and 2.1 have the same namespace (https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html). */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** The site’s own attributes: `site` of a `file`, fingerprint `said` of a `unit`. Tools keep foreign attributes. */
export const ownNamespace = 'urn:vinci:translations';

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

export interface Expected {
  source: string;
  target: string;
  site: string;
}

/** An element of XLIFF. One that a tool has added has no name. */
interface Element {
  name: string;
  of: Record<string, string>;
  content: (Element | string)[];
}

// In characters and units of an entry, and in elements within each other: more than a translation has, less than would take long.
const longestEntry = 4_000_000;
const maxUnits = 30_000;
const maxDepth = 200;

/** Keeps one entry in memory, and refuses document types, so nothing is expanded. Throws BAD_REQUEST. */
export async function* readXliff(file: string, expected: Expected): AsyncGenerator<SentEntry> {
  const parser = new SaxesParser({ xmlns: true });
  const entries: SentEntry[] = [];
  const open: Element[] = [];
  let units: SentUnit[] = [];
  let begin = 0;
  parser.on('doctype', () => {
    throw refused('BAD_REQUEST', 'Files with a document type (DOCTYPE) can’t be imported.');
  });
  parser.on('opentag', (tag) => {
    if (open.length === 0) checkRoot(tag, expected);
    if (open.length > maxDepth) throw tooMuch();
    const element = elementOf(tag);
    if (element.name === 'file') [begin, units] = [parser.position, []];
    // Children of the root are read one after the other.
    if (open.length > 1) open.at(-1)?.content.push(element);
    open.push(element);
  });
  const addText = (text: string) => void (open.length > 1 && open.at(-1)?.content.push(text));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (open.length === 2 && element?.name === 'unit') {
      if (units.length === maxUnits) throw tooMuch();
      units.push(unitOf(element));
      element.content = [];
    }
    if (open.length === 1 && element?.name === 'file') entries.push(entryOf(element, units, expected));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(chunk, { stream: true }));
      if (parser.position - begin > longestEntry) throw tooMuch();
      yield* entries.splice(0);
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (error instanceof TRPCError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw refused('BAD_REQUEST', 'This isn’t an XLIFF file, or it is damaged. Please ask for it again.');
  }
}

function checkRoot({ local, uri, attributes }: SaxesTagNS, { source, target }: Expected) {
  if (local !== 'xliff') throw refused('BAD_REQUEST', 'This isn’t an XLIFF file.');
  if (uri !== xliffNamespace)
    throw refused('BAD_REQUEST', 'This is another version of XLIFF. Please ask for a file in XLIFF 2.0.');
  const is = (name: string, wanted: string) => attributes[name]?.value.toLowerCase().split('-')[0] === wanted;
  if (!is('srcLang', source) || !is('trgLang', target))
    throw refused('BAD_REQUEST', 'This file isn’t for the languages of this site.');
}

// Whatever prefix a tool has given to the site's own namespace.
function elementOf({ local, uri, attributes }: SaxesTagNS): Element {
  const of = Object.values(attributes).map((each) => [
    each.uri === ownNamespace ? `vinci:${each.local}` : each.name,
    each.value,
  ]);
  return { name: uri === xliffNamespace ? local : '', of: Object.fromEntries(of), content: [] };
}

function elementsIn({ content }: Element, ...names: string[]): Element[] {
  return content.filter((each) => typeof each !== 'string').filter(({ name }) => names.includes(name));
}

function entryOf(file: Element, units: SentUnit[], expected: Expected): SentEntry {
  const { id = '', original = '', 'vinci:site': site } = file.of;
  if (site && site !== expected.site)
    throw refused('BAD_REQUEST', 'This file was exported from {site}. Please import it there.', {
      site: site.slice(0, 100),
    });
  return { id, title: original, units };
}

// A tool may have divided it into sentences, and put those into another order.
function unitOf(unit: Element): SentUnit {
  const parts = elementsIn(unit, 'segment', 'ignorable').map((part, at) => {
    const [source, target] = ['source', 'target'].map((name) => elementsIn(part, name)[0]);
    const words = source ? piecesIn(source) : [];
    const isKept = part.name === 'ignorable' || words.length === 0;
    const said = target ? piecesIn(target) : isKept ? words : null;
    return { words, said, order: Number(target?.of.order ?? at + 1) };
  });
  const inOrder = parts.toSorted((one, other) => one.order - other.order);
  const isWhole = parts.every(({ said }) => said !== null);
  return {
    id: unit.of.id ?? '',
    was: unit.of['vinci:said'] ?? '',
    source: joined(parts.flatMap(({ words }) => words)),
    target: isWhole ? joined(inOrder.flatMap(({ said }) => said ?? [])) : null,
  };
}

// A tool may copy a code, and may turn one around words into its beginning and its end.
function piecesIn({ content }: Element, pieces: Piece[] = []): Piece[] {
  for (const each of content) {
    if (typeof each === 'string') {
      pieces.push(each);
      continue;
    }
    const id = each.of.copyOf ?? each.of.startRef ?? each.of.id ?? '';
    const part = ({ pc: 'open', sc: 'open', ec: 'close', ph: 'whole' } as const)[each.name];
    if (part) pieces.push({ id, part });
    if (each.name === 'pc' || each.name === 'mrk') piecesIn(each, pieces);
    if (each.name === 'pc') pieces.push({ id, part: 'close' });
  }
  return pieces;
}

function tooMuch() {
  return refused('BAD_REQUEST', 'The file contains more than a translation.');
}
