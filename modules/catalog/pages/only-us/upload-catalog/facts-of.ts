import { languageNames } from '#lib/language.ts';
import { t } from '#modules/catalog/texts.ts';
import { writtenIn } from '#modules/catalog/written-in.ts';
import type { Listed } from '#renderer/only-us/ui/entry/entry-api.ts';
import { formatBytes } from '#renderer/ui/numbers.ts';

/** A catalog in a line: `PDF, 24 pages, 3.2 MB · English · 14 downloads`. */
export function factsOf(catalog: Listed<'catalog'>): string {
  const { pages, bytes, picture, downloads } = catalog;
  const language = writtenIn(catalog);
  const { total, ofFile } = downloads;
  return [
    pages === null
      ? t('pixels', { width: `${picture.width}`, height: `${picture.height}` })
      : t('pdf', { count: pages, size: formatBytes(bytes) }),
    language && languageNames[language],
    ofFile === total
      ? t('downloads', { count: total })
      : t('downloadsOfFile', { count: total, ofFile: `${ofFile}` }),
    catalog.download?.split('/').at(-1),
  ]
    .filter(Boolean)
    .join(' · ');
}
