import { SaxesParser } from 'saxes';
import { localize } from '#lib/interface-language.ts';
import type { Overview } from '../source.ts';
import { xmlMender } from './mend-xml.ts';
import { openExport, UnreadableExport } from './open-export.ts';
import { idOf, type RawRecord } from './record.ts';

const recordNames = new Set([
  ...['channel', 'item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'],
  ...['wp:postmeta', 'wp:comment', 'wp:commentmeta', 'wp:termmeta'],
]);
const wholes = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
/** The longest text of an item, in characters. WordPress itself stores a third of it at most. */
const longestText = 16 * 1024 * 1024;
const maxProblems = 50;
const noExport = 'This isn’t a WordPress export: it doesn’t start with <rss>.';

/** Problems found in exports. */
export type Flaws = Pick<Overview, 'problems' | 'unread'>;

/**
 * Everything that exports have, record by record, read as far as it goes. Throws `UnreadableExport` for what isn't an export at
 * all.
 */
export async function* readItems(files: string[], { problems, unread }: Flaws): AsyncGenerator<RawRecord> {
  for (const file of files) {
    for await (const { name, text } of openExport(file)) {
      const short = name.split('/').at(-1) ?? name;
      const reader = recordReader((line) => {
        const said = localize('Line {line} of {file} isn’t valid XML.', { line, file: short });
        if (problems.length < maxProblems && problems.at(-1) !== said) problems.push(said);
      });
      let reason = '';
      try {
        for await (const piece of text) yield* reader.read(piece);
      } catch (error) {
        if (error instanceof UnreadableExport || !isDamage(error)) throw error;
        reason = (error as Error).message;
      }
      const { records, isWhole, title } = reader.end();
      yield* records;
      const said = { file: short, title, reason };
      if (reason) unread.push(localize('{file} can’t be unpacked to its end: {reason}.', said));
      else if (!isWhole && title)
        unread.push(localize('{file} is cut off in “{title}”, and what follows is missing.', said));
      else if (!isWhole) unread.push(localize('{file} is cut off: its end is missing.', said));
    }
  }
}

// Of what is packed: other errors, such as those of the disk, aren't the export's.
const isDamage = (error: unknown) =>
  String((error as { code?: unknown }).code).startsWith('Z_') || !(error as { code?: unknown }).code;

function recordReader(mend: (line: number) => void) {
  const parser = new SaxesParser({ position: true });
  const mended = xmlMender(mend);
  const open: RawRecord[] = [];
  const whole: RawRecord[] = [];
  let [field, text, sinceEvent, attributes] = ['', '', 0, {} as Record<string, string>];
  let isExport = false;
  const finish = (record: RawRecord) => {
    if (record.name === 'item') identify(record);
    if (wholes.has(record.name) || record.name === 'channel') whole.push(record);
    else open.at(-1)?.records.push(record);
  };
  const closeTo = (left: number) => {
    while (open.length > left) finish(open.pop() as RawRecord);
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
    // The one before it isn't closed.
    const holder = open.at(-1);
    if (holder && text.trim()) holder.fields[field] ??= text;
    [field, text, sinceEvent, attributes] = [name, '', 0, given as Record<string, string>];
    isExport ||= name === 'rss';
    if (!isExport) throw new UnreadableExport(noExport);
    if (!isRecord(name, open)) return;
    if (name === 'item' && open.length > 1) {
      mend(parser.line);
      closeTo(1);
    }
    open.push({ name, fields: {}, records: [], attributes });
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0;
    const record = open.at(-1);
    if (record?.name === name && isRecord(name, open.slice(0, -1))) {
      open.pop();
      finish(record);
    } else if (name === 'category' && record) {
      record.records.push({ name, fields: { name: text }, records: [], attributes });
    } else if (record) record.fields[name] ??= text;
    text = '';
  });
  parser.on('error', () => mend(parser.line));
  const take = () => whole.splice(0);
  return {
    read(piece: string) {
      // A single text of a gigabyte would be in memory before the parser gives it.
      sinceEvent += piece.length;
      if (sinceEvent > longestText * 2) throw new UnreadableExport('One of its texts is far too long.');
      parser.write(mended(piece));
      return take();
    },
    /** Of a file that ends too early: its last item, with as much as is there. */
    end() {
      parser.write(mended('', true));
      if (!isExport) throw new UnreadableExport(noExport);
      const isWhole = open.length === 0;
      if (!isWhole) parser.close();
      const item = open.find(({ name }) => name === 'item');
      if (item) item.fields[field] ??= text;
      closeTo(0);
      return { records: take(), isWhole, title: item?.fields.title ?? '' };
    },
  };
}

// Other programs write such exports, too, some without types and ids: the id is then made of what the item says.
function identify({ fields }: RawRecord) {
  const said = ['link', 'title', 'content:encoded'].map((name) => fields[name] ?? '').join('\n');
  if (said.trim()) fields['wp:post_type'] ||= 'post';
  if (!said.trim() || Number(fields['wp:post_id'])) return;
  const [, id] = /[?&](?:p|page_id)=(\d+)/.exec(fields.guid ?? '') ?? [];
  fields['wp:post_id'] = id ?? String(idOf(said));
}

// `<category>` is a field with attributes, and `<wp:category>` of older comments has no place but the channel.
function isRecord(name: string, open: RawRecord[]) {
  return recordNames.has(name) && !(wholes.has(name) && name !== 'item' && open.at(-1)?.name === 'item');
}
