import { formatBytes } from '#renderer/ui/numbers.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import type { ListedFile } from './file.ts';

/** 'JPEG · 2000 × 1500 · 412 kB' */
export function describeFile({
  type,
  bytes,
  picture,
}: Pick<ListedFile, 'type' | 'bytes'> & { picture: ShownPicture }): string {
  const format = type.replace('image/', '').toUpperCase();
  return `${format} · ${picture.width} × ${picture.height} · ${formatBytes(bytes)}`;
}
