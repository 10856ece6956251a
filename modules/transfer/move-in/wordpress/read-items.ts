import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { say } from '#lib/interface-language.ts';
import { openExport, UnreadableExport } from './open-export.ts';

/** An element with others in it: their texts by name, and those that are records themselves. */
export interface RawRecord {
  name: string;
  fields: Record<string, string>;
  records: RawRecord[];
  /** Of a category of an item: which taxonomy, which slug. */
  attributes: Record<string, string>;
}

const recordNames = new Set([
  ...['channel', 'item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'],
  ...['wp:postmeta', 'wp:comment', 'wp:commentmeta', 'wp:termmeta'],
]);
const wholes = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
/** The longest text of an item, in characters. WordPress itself stores a third of it at most. */
const longestText = 16 * 1024 * 1024;
const maxProblems = 50;

/**
 * Everything that exports have, record by record. What is wrong in the XML is added to `problems`, and reading goes on.
 * Throws `UnreadableExport` for what isn't an export at all.
 */
export async function* readItems(files: string[], problems: string[]): AsyncGenerator<RawRecord> {
  for (const file of files) {
    for await (const { name, text } of openExport(file)) {
      const reader = recordReader((problem) => {
        if (problems.length < maxProblems) problems.push(problem(name.split('/').at(-1) ?? name));
      });
      for await (const piece of text) yield* reader.read(piece);
      yield* reader.end();
    }
  }
}

function recordReader(report: (problem: (file: string) => string) => void) {
  const parser = new SaxesParser({ position: true });
  let open: RawRecord[] = [];
  const whole: RawRecord[] = [];
  let [text, sinceEvent, attributes] = ['', 0, {} as Record<string, string>];
  const finish = (record: RawRecord) => {
    if (record.name === 'item') identify(record);
    if (wholes.has(record.name)) whole.push(record);
    else open.at(-1)?.records.push(record);
  };
  const add = (part: string) => {
    if (text.length + part.length > longestText)
      throw new UnreadableExport('One of its texts is far too long.');
    sinceEvent = 0;
    text += part;
  };
  parser.on('doctype', () => {
    throw new UnreadableExport('This isn’t a WordPress export: exports declare no document type.');
  });
  // Prefixes are taken as they are written, so their addresses may be of any version.
  parser.on('opentag', ({ name, attributes: given }) => {
    [text, sinceEvent, attributes] = ['', 0, given as Record<string, string>];
    if (!isRecord(name, open)) return;
    if (name === 'item') open = open.filter((record) => record.name === 'channel');
    open.push({ name, fields: {}, records: [], attributes });
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0;
    const record = open.at(-1);
    if (record?.name === name && isRecord(name, open.slice(0, -1))) {
      open.pop();
      if (name === 'channel') whole.push(record);
      else finish(record);
    } else if (name === 'category' && record) {
      record.records.push({ name, fields: { name: text }, records: [], attributes });
    } else if (record) record.fields[name] ??= text;
    text = '';
  });
  parser.on('error', () =>
    report((file) => say('Line {line} of {file} isn’t valid XML.', { line: parser.line, file })),
  );
  const take = () => whole.splice(0);
  return {
    read(piece: string) {
      // A single text of a gigabyte would be in memory before the parser gives it.
      sinceEvent += piece.length;
      if (sinceEvent > longestText * 2) throw new UnreadableExport('One of its texts is far too long.');
      parser.write(piece);
      return take();
    },
    end() {
      parser.close();
      // Of a file that ends too early: what it has of the last item is no whole text.
      if (open.some(({ name }) => name === 'item'))
        report((file) => say('{file} ends in the middle of an item, which is left out.', { file }));
      const channel = open.find(({ name }) => name === 'channel');
      if (channel) whole.push(channel);
      return take();
    },
  };
}

// Other programs write such exports, too, some without types and ids: the id is then made of what the item says.
function identify({ fields }: RawRecord) {
  const said = ['link', 'title', 'content:encoded'].map((name) => fields[name] ?? '').join('\n');
  if (said.trim()) fields['wp:post_type'] ||= 'post';
  if (!said.trim() || Number(fields['wp:post_id'])) return;
  fields['wp:post_id'] = String(idOf(said));
}

/** For what is kept: a string that is part of another one keeps all of that in memory, here a piece of the file or a whole text. */
export const ownCopy = structuredClone;

export function idOf(said: string): number {
  return Number.parseInt(createHash('sha256').update(said).digest('hex').slice(0, 12), 16);
}

// `<category>` is a field with attributes, and `<wp:category>` of older comments has no place but the channel.
function isRecord(name: string, open: RawRecord[]) {
  return recordNames.has(name) && !(wholes.has(name) && name !== 'item' && open.at(-1)?.name === 'item');
}
