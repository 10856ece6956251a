import { languageNames } from '#lib/language.ts';
import { t } from '#modules/catalog/texts.ts';
import { writtenIn } from '#modules/catalog/written-in.ts';
import type { Listed } from '#renderer/only-us/ui/entry/entry-api.ts';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';

/** A catalog in two lines: `14 downloads`, and `English · PDF, 24 pages, 3.2 MB`. */
export function factsOf(catalog: Listed<'catalog'>): string {
  const { pages, bytes, picture, downloads } = catalog;
  const language = writtenIn(catalog);
  const { total, ofFile } = downloads;
  const downloaded =
    ofFile === total
      ? t('downloads', { count: total })
      : t('downloadsOfFile', { count: total, ofFile: formatNumber(ofFile) });
  const file =
    pages === null
      ? t('pixels', { width: `${picture.width}`, height: `${picture.height}` })
      : t('pdf', { count: pages, size: formatBytes(bytes) });
  return [downloaded, [language && languageNames[language], file].filter(Boolean).join(' · ')].join('\n');
}
