import { eq } from 'drizzle-orm';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { imports } from '../tables.ts';
import { countsOf } from './arrived.ts';
import { type Choices, choicesSchema } from './choices.ts';
import { type Import, inTurn } from './items.ts';
import type { Site } from './run.ts';
import type { Source } from './source.ts';
import { pathOfUpload, type Upload } from './uploads.ts';
import { wordKeys } from './wordpress/count-source.ts';

/** Counts how many words of uploaded exports can be imported, before anybody reviews them. */
export async function estimateWords(
  site: Site,
  source: Source,
  { id, given, choices }: Import,
): Promise<void> {
  for (const upload of given.filter(({ kind, words }) => kind === 'export' && words === undefined)) {
    const at = pathOfUpload(site.files.folder, id, upload);
    // The review says why an export can't be read.
    const words = await wordsIn(at, source, choicesSchema.parse(choices)).catch(() => null);
    await inTurn(site.db, (tx) => {
      const isOf = eq(imports.id, id);
      const all = tx.select().from(imports).where(isOf).get()?.given ?? [];
      const isSame = ({ kind, name }: Upload) => kind === 'export' && name === upload.name;
      tx.update(imports)
        .set({ given: all.map((one) => (isSame(one) ? { ...one, words } : one)) })
        .where(isOf)
        .run();
    });
  }
}

async function wordsIn(file: string, source: Source, choices: Choices) {
  const overview = await source.look([file], choices);
  let [found, kept] = [0, 0];
  for await (const entry of source.entries([file], overview)) {
    const { words } = countsOf(entry.found);
    found += words;
    kept += Math.min(
      words,
      wordKeys(entry.text.blocks.map(said).join(' ')).length + wordKeys(entry.summary).length,
    );
  }
  return { found, kept };
}

function said({ text = '', attrs = {}, content = [] }: RichTextNode): string {
  return [text, attrs.text, attrs.asked, attrs.caption, attrs.title, ...content.map(said)]
    .filter(Boolean)
    .join(' ');
}
