import type { StarterTranslation } from '#server/content/points.ts';

// Numbers as they are dialled from abroad; names stay.
const names = {
  'hello@vinci.example': 'hello@vinci.example',
  '(021) 5550 123': '+62 21 5550 123',
  '0812-3456-7890': '+62 812-3456-7890',
};

/** The links of the footer in English. */
export const translations: StarterTranslation[] = Object.entries(names).map(([of, name]) => ({
  type: 'footerLink',
  of: { name: of },
  language: 'en',
  values: { name },
}));
