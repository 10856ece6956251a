import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { getTableColumns } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { append } from '#lib/append.ts';
import type { CommandContext } from '#server/commands/with-database.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { records } from '#server/content/points.ts';
import { originOf } from '#server/env.ts';
import { offered } from '#server/module/registry.ts';
import { countOf, exportedEntries, format, typesAbove } from './entries.ts';
import { pagesOf } from './entry-pages.ts';
import { type Exporting, versionsOf } from './exporting.ts';
import { exportedFiles } from './file-names.ts';
import { aboutFile, aboutSite, readme, redirectLines, schemaOfSite } from './site-files.ts';
import { wordpressXml } from './wordpress.ts';

interface Options {
  withRequests?: boolean;
  onProgress?(done: number, of: number): void;
}

type Parts = AsyncGenerator<{
  name: string;
  lastModified?: Date;
  input: string | AsyncIterable<string | Uint8Array>;
}>;

/**
 * Everything of the site as a zip, while it runs: one part after the other, none of them in memory as a whole. `db` must be a
 * connection of its own, which reads the site as it is at this instant until the stream ends.
 */
export function exportSite(site: CommandContext, options: Options): Readable {
  const zip = makeZip(atOneInstant(site.db, () => partsOf(site, options)));
  return Readable.fromWeb(zip as ReadableStream<Uint8Array>);
}

async function* atOneInstant(db: Database, parts: () => Parts): Parts {
  // In kilobytes. Each row is read once or twice, so there is no use in 16 MB of them.
  db.$client.pragma('cache_size = -1000');
  db.$client.exec('begin');
  try {
    yield* parts();
  } finally {
    db.$client.exec('rollback');
  }
}

async function* partsOf({ env, db }: CommandContext, { withRequests, onProgress }: Options): Parts {
  const folder = path.resolve(env.UPLOADS_DIR);
  const exporting: Exporting = {
    ...{ db, now: new Date(), origin: originOf(env) },
    settings: readSettings(db),
    files: exportedFiles(db, folder),
  };
  const { files, now } = exporting;
  const types = declaredTypes();
  const all = types.reduce((sum, type) => sum + countOf(db, type), files.size);
  let done = 0;
  const progress = () => onProgress?.(++done, all);
  const missing: string[] = [];
  for (const file of files.values()) {
    for (const { row, path: name } of [file, ...(file.whole ? [file.whole] : [])]) {
      const handle = await open(path.join(folder, row.filename)).catch(() => null);
      if (handle) yield { name, lastModified: file.row.createdAt, input: handle.createReadStream() };
      else missing.push(`${file.row.name} (${row.filename})`);
    }
    progress();
  }
  const aboutFiles = [...files.values()].map((file) => () => aboutFile(exporting, file));
  yield { name: 'files.json', input: list(aboutFiles) };

  const settings: Record<string, object> = {};
  const terms = new Map<string, object[]>();
  const tags = new Set<string>();
  const above = typesAbove(types);
  let entries = 0;
  for (const type of types)
    for (const entry of exportedEntries(db, type)) {
      const { id, fields, address, updatedAt: lastModified } = entry;
      const name = `entries/${type.name}/${id}`;
      if (type.single) settings[type.name] = fields;
      if (above.has(type.name)) append(terms, type.name, { id, title: type.title(fields), address });
      for (const [field, { kind }] of Object.entries(type.fields))
        if (kind === 'tags' && Array.isArray(fields[field]))
          for (const tag of fields[field]) tags.add(String(tag));
      const input = JSON.stringify({ format, type: type.name, ...entry });
      yield { name: `${name}.json`, lastModified, input };
      for (const version of type.single ? [] : versionsOf(exporting, type, entry)) {
        const { html, markdown } = pagesOf(exporting, version);
        const named = version.translation ? `${name}.${version.translation}` : name;
        yield { name: `${named}.html`, lastModified, input: html };
        yield { name: `${named}.md`, lastModified, input: markdown };
      }
      entries += 1;
      progress();
    }
  yield {
    name: 'site.json',
    input: json(aboutSite(exporting, { settings, terms: Object.fromEntries(terms), tags: [...tags] })),
  };
  yield { name: 'schema.json', input: json(schemaOfSite()) };
  yield { name: 'redirects.csv', input: pieces(redirectLines(exporting)) };
  yield { name: 'wordpress.xml', input: pieces(wordpressXml(exporting)) };
  if (withRequests)
    for (const { label, table } of offered(records).filter((each) => each.isPersonal)) {
      const all = Object.entries(getTableColumns(table));
      const columns = all.filter(([, { dataType }]) => dataType !== 'buffer');
      const rows = db.select(Object.fromEntries(columns)).from(table).all();
      yield { name: `records/${label.toLowerCase()}.json`, input: list(rows.map((row) => () => row)) };
    }
  yield { name: 'README.txt', lastModified: now, input: readme(exporting, { entries, missing }) };
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 1)}\n`;
}

async function* list(lines: (() => object)[]) {
  for (const [index, line] of lines.entries()) yield `${index === 0 ? '[' : ','}\n${JSON.stringify(line())}`;
  yield lines.length === 0 ? '[]\n' : '\n]\n';
}

const enough = 64 * 1024;

// Thousands of short texts would be thousands of parts.
async function* pieces(texts: AsyncIterable<string> | Iterable<string>) {
  let text = '';
  for await (const each of texts) {
    text += each;
    if (text.length < enough) continue;
    yield text;
    text = '';
  }
  yield text;
}
