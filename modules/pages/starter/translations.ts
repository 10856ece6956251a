import type { PlacedBlock } from '#lib/placed-blocks.ts';
import type { StarterTranslation } from '#server/content/points.ts';
import { about } from './english/about.ts';
import { contact } from './english/contact.ts';
import { privacy } from './english/privacy.ts';
import type { StarterPage } from './starter-page.ts';

/** The pages in English, for sites that are read in it, too. */
export const translations: StarterTranslation[] = [
  translationOf('tentang-kami', about),
  translationOf('kontak', contact),
  translationOf('kebijakan-privasi', privacy),
];

function translationOf(slug: string, { blocks, ...words }: StarterPage): StarterTranslation {
  const said = new Map(blocks);
  return {
    type: 'page',
    of: { slug },
    language: 'en',
    // The original has the blocks of the modules that the site has, each kind once.
    values: (original) => ({
      ...words,
      blocks: (original.blocks as PlacedBlock[]).flatMap((block) => {
        const values = said.get(block.kind);
        return values ? [{ ...block, values: { ...block.values, ...values } }] : [];
      }),
    }),
  };
}
