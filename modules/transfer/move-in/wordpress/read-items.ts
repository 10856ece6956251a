import { createHash } from 'node:crypto';
import { say } from '#lib/interface-language.ts';
import { openExport, UnreadableExport } from './open-export.ts';
import { tagReader } from './read-tags.ts';

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

/** What is wrong in exports: `problems` were mended, and of what is `unread` nothing is known. */
export interface Flaws {
  problems: string[];
  unread: string[];
}

/**
 * Everything that exports have, record by record, read as far as it goes. Throws `UnreadableExport` for what isn't an export at
 * all.
 */
export async function* readItems(files: string[], { problems, unread }: Flaws): AsyncGenerator<RawRecord> {
  for (const file of files) {
    for await (const { name, text } of openExport(file)) {
      const short = name.split('/').at(-1) ?? name;
      const reader = recordReader((line) => {
        const said = say('Line {line} of {file} isn’t valid XML.', { line, file: short });
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
      if (reason) unread.push(say('{file} can’t be unpacked to its end: {reason}.', said));
      else if (!isWhole && title)
        unread.push(say('{file} is cut off in “{title}”, and what follows is missing.', said));
      else if (!isWhole) unread.push(say('{file} is cut off: its end is missing.', said));
    }
  }
}

// Of what is packed: other errors, such as those of the disk, aren't the export's.
const isDamage = (error: unknown) =>
  String((error as { code?: unknown }).code).startsWith('Z_') || !(error as { code?: unknown }).code;

function recordReader(mend: (line: number) => void) {
  const open: RawRecord[] = [];
  const whole: RawRecord[] = [];
  let [text, attributes] = ['', {} as Record<string, string>];
  const finish = (record: RawRecord) => {
    if (record.name === 'item') identify(record);
    if (wholes.has(record.name)) whole.push(record);
    else open.at(-1)?.records.push(record);
  };
  const reader = tagReader({
    open(name, given) {
      [text, attributes] = ['', given];
      if (!isRecord(name, open)) return;
      open.push({ name, fields: {}, records: [], attributes });
    },
    text(part) {
      if (text.length + part.length > longestText)
        throw new UnreadableExport('One of its texts is far too long.');
      text += part;
    },
    close(name) {
      const record = open.at(-1);
      if (record?.name === name && isRecord(name, open.slice(0, -1))) {
        open.pop();
        if (name === 'channel') whole.push(record);
        else finish(record);
      } else if (name === 'category' && record) {
        record.records.push({ name, fields: { name: text }, records: [], attributes });
      } else if (record) record.fields[name] ??= text;
      text = '';
    },
    mend,
  });
  const take = () => whole.splice(0);
  return {
    read(piece: string) {
      reader.read(piece);
      return take();
    },
    end() {
      const item = open.find(({ name }) => name === 'item');
      const left = reader.end();
      return { records: take(), isWhole: left.length === 0, title: item?.fields.title ?? '' };
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

/** For what is kept: a string that is part of another one keeps all of that in memory, here a piece of the file or a whole text. */
export const ownCopy = structuredClone;

export function idOf(said: string): number {
  return Number.parseInt(createHash('sha256').update(said).digest('hex').slice(0, 12), 16);
}

// `<category>` is a field with attributes, and `<wp:category>` of older comments has no place but the channel.
function isRecord(name: string, open: RawRecord[]) {
  return recordNames.has(name) && !(wholes.has(name) && name !== 'item' && open.at(-1)?.name === 'item');
}
