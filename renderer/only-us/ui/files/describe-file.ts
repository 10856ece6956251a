import { usePageContext } from 'vike-react/usePageContext';
import type { ShownPicture } from '#database/shown-picture.ts';
import { formatDate } from '#lib/dates.ts';
import { formatBytes } from '#renderer/ui/numbers.ts';
import type { ListedFile } from './file.ts';
import { t } from './texts.ts';

type DescribedFile = Pick<ListedFile, 'type' | 'bytes' | 'pages'> & { picture: ShownPicture };

/** 'JPEG · 2000 × 1500 · 412 kB', 'PDF · 24 pages · 3.4 MB' */
export function describeFile(file: DescribedFile): string {
  const { type, bytes, pages, picture } = file;
  if (pages) return `PDF · ${t('pageCount', { count: pages })} · ${formatBytes(bytes)}`;
  const format = type.replace('image/', '').toUpperCase();
  return `${format} · ${picture.width} × ${picture.height} · ${formatBytes(bytes)}`;
}

/** Returns `sentBy(file)`: '7 Aug 2026 · Sari'. */
export function useUploadedBy() {
  const { timeZone } = usePageContext().site;
  return ({ createdAt, uploadedBy }: Pick<ListedFile, 'createdAt' | 'uploadedBy'>) =>
    [formatDate(createdAt, timeZone), uploadedBy].filter(Boolean).join(' · ');
}
