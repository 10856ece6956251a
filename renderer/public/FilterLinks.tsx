import type { ComponentProps } from 'react';
import { ChipLinks } from './ChipLinks.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** The filters of a list as links with counts, the first for everything. Nothing for a single one. */
export function FilterLinks({ choices }: { choices: ComponentProps<typeof ChipLinks>['links'] }) {
  const t = useWords(siteWords);
  return choices.length < 3 ? null : <ChipLinks label={t('filter')} links={choices} />;
}
