import { getSchema } from '@tiptap/core';
import { eq, isNotNull } from 'drizzle-orm';
import { toJSONSchema } from 'zod/v4/core';
import { fileLabels, formerFilenames } from '#database/tables.ts';
import { csvRows } from '#lib/csv.ts';
import type { Field, Fields } from '#lib/fields.ts';
import { extensions } from '#lib/rich-text/extensions.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { current, isCurrentOf } from '#server/content/own-pages.ts';
import { addresses } from '#server/content/tables.ts';
import { offered } from '#server/module/registry.ts';
import { menusOf } from '#server/navigation/menus.ts';
import { queryKeyOf, redirectStore } from '#server/page-cache/points.ts';
import { pathHere } from '../move-in/old-address.ts';
import { importAddresses, imports } from '../tables.ts';
import { format } from './entries.ts';
import type { Exporting } from './exporting.ts';
import type { ExportedFile } from './file-names.ts';

export function aboutSite(
  { db, origin, now, settings }: Exporting,
  more: { settings: Record<string, object>; terms: Record<string, object[]>; tags: string[] },
) {
  const { name, description, language, secondLanguage, isSecondLanguagePublic, timeZone } = settings;
  const about = { name, description, language, secondLanguage, isSecondLanguagePublic, timeZone };
  return { format, origin, exportedAt: now, ...about, menu: menusOf({ db, now: () => now }), ...more };
}

export function aboutFile({ db }: Exporting, { row, path, whole, isMissing }: ExportedFile) {
  const { uploadedBy: _, version: __, id, ...more } = row;
  const labels = db.select().from(fileLabels).where(eq(fileLabels.fileId, id)).all();
  const former = db.select().from(formerFilenames).where(eq(formerFilenames.fileId, id)).all();
  return {
    ...{ id, path, ...more, isMissing, labels: labels.map(({ label }) => label) },
    formerFilenames: former.map((each) => each.filename),
    whole: whole && { path: whole.path, filename: whole.row.filename, crop: whole.row.crop },
  };
}

/** Every redirect: entered ones, former addresses, and those of an imported site. */
export function* redirectLines({ db, now }: Exporting): Generator<string> {
  yield csvRows([['from', 'to', 'code']]);
  const seen = new Set<string>();
  const line = (from: string, to: string | null, code: number) => {
    if (seen.has(from)) return '';
    seen.add(from);
    // Keys are decoded: signs that would end a path are encoded again, the question mark of /?p=1 stays.
    const typed = queryKeyOf(from) ? from : from.replace(/[%?#\\]/g, encodeURIComponent);
    return csvRows([to === null ? [typed, 'gone', '410'] : [typed, to, String(code)]]);
  };
  const entered = offered(redirectStore).flatMap((store) => store.all(db));
  for (const { path, target, temporary } of entered) yield line(path, target, temporary ? 302 : 301);
  const moved = db
    .select({ path: addresses.path, state: addresses.state, to: current.path })
    .from(addresses)
    .leftJoin(current, isCurrentOf)
    .orderBy(addresses.path)
    .all();
  for (const { path, state, to } of moved) if (state !== 'current') yield line(path, to, 301);
  const old = db
    .select({ row: importAddresses })
    .from(importAddresses)
    .innerJoin(imports, eq(imports.id, importAddresses.importId))
    .where(isNotNull(imports.switchedAt))
    .orderBy(importAddresses.path)
    .all();
  for (const { row } of old) {
    const to = row.type && row.entry ? pathHere(db, now, row.type, row.entry) : row.target;
    if (to) yield line(row.path, to, 301);
  }
}

export function readme(
  { origin, now, settings }: Exporting,
  { entries, missing }: { entries: number; missing: string[] },
) {
  return `${settings.name}, exported from ${origin} at ${now.toISOString()}: ${entries} entries.

Open entries/<type>/<number>.html in a browser: every entry as it reads, without a network.

entries/        each entry as .json (all fields), .md and .html; <number>.en.md is its English translation
files/          the uploaded files by their names; files.json says which one has which number, and what was said about it
site.json       settings, brand, menu, categories and tags
schema.json     what each type, field, block and text may hold
redirects.csv   addresses that redirect (301, 302) or are gone (410)
wordpress.xml   the same for WordPress: Tools > Import > WordPress. It fetches the files from ${origin}, so leave that online meanwhile

Into a new site of Vinci: npm run site -- import <this file>
Drafts are here and say that they are drafts. The trash, the history, accounts and passwords are not.

--- Bahasa Indonesia ---
Buka entries/<jenis>/<nomor>.html di browser: setiap konten bisa dibaca tanpa internet. files/ berisi semua berkas dengan
namanya, redirects.csv alamat yang dialihkan, dan wordpress.xml semuanya untuk WordPress. Draf ikut serta dan diberi tanda;
sampah, riwayat, akun, dan kata sandi tidak ikut.
${missing.length > 0 ? `\nMissing on the server, so these files are not here / Berkas yang hilang:\n${missing.map((name) => `- ${name}\n`).join('')}` : ''}`;
}

export function schemaOfSite() {
  const types = declaredTypes().map(
    ({ name, noun, nouns, single = false, address, belongsTo = {}, fields }) => ({
      ...{ name, noun, nouns: nouns ?? `${noun}s`, single, hasPage: Boolean(address) },
      belongsTo: Object.fromEntries(Object.entries(belongsTo).map(([field, above]) => [field, above.name])),
      fields: described(fields),
    }),
  );
  const blocks = [...offeredBlocks].map(([kind, { label, about, fields }]) => ({
    ...{ kind, label, about },
    fields: described(fields),
  }));
  return { format, types, blocks, text: schemaOfTexts() };
}

function described(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describedField(field)]));
}

function describedField({ kind, label, hint, role, translated = false, options, columns, rule }: Field) {
  return {
    ...{ kind, label, hint, role, translated: Boolean(translated), options },
    ...(columns && { columns: described(columns) }),
    // Rules that it can't express, such as checks of our own, are left out.
    ...(kind !== 'blocks' && { rule: toJSONSchema(rule, { unrepresentable: 'any', io: 'input' }) }),
  };
}

// The nodes and marks of ProseMirror documents (https://prosemirror.net/docs/guide/#doc).
function schemaOfTexts() {
  const { nodes, marks } = getSchema(extensions);
  return {
    nodes: Object.values(nodes).map(({ name, spec: { content, group, attrs = {} } }) => ({
      ...{ name, content, group },
      attributes: Object.keys(attrs),
    })),
    marks: Object.values(marks).map(({ name, spec: { attrs = {} } }) => ({
      name,
      attributes: Object.keys(attrs),
    })),
  };
}
