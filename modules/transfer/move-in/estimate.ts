import { plainText } from '#lib/rich-text/read.ts';
import { countsOf } from './arrived.ts';
import { type Choices, choicesSchema } from './choices.ts';
import { findImport, type Import, inTurn, updateImport } from './items.ts';
import type { Site } from './trial.ts';
import { isUncounted, pathOfUpload, type Upload } from './uploads.ts';
import { wordKeys } from './wordpress/count-source.ts';
import { wordpress } from './wordpress/wordpress.ts';

/** Counts how many words of uploaded exports can be imported, before anybody reviews them. */
export async function estimateWords(site: Site, { id, uploads, choices }: Import): Promise<void> {
  for (const upload of uploads.filter(isUncounted)) {
    const at = pathOfUpload(site.files.folder, id, upload);
    // The review says why an export can't be read.
    const words = await wordsIn(at, choicesSchema.parse(choices)).catch(() => null);
    await inTurn(site.db, (tx) => {
      const all = findImport(tx, id)?.uploads ?? [];
      const isSame = ({ kind, name }: Upload) => kind === 'export' && name === upload.name;
      updateImport(tx, id, { uploads: all.map((one) => (isSame(one) ? { ...one, words } : one)) });
    });
  }
}

async function wordsIn(file: string, choices: Choices) {
  const overview = await wordpress.readOverview([file], choices);
  let [found, kept] = [0, 0];
  for await (const entry of wordpress.entries([file], overview)) {
    const { words } = countsOf(entry.found);
    found += words;
    const here = [...entry.text.blocks.map(plainText), entry.summary].join(' ');
    kept += Math.min(words, wordKeys(here).length);
  }
  return { found, kept };
}
