import type { ListedFile } from './file.ts';

/** '412 kB', '3.4 MB': as file managers count, in thousands. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 'JPEG · 2000 × 1500 · 412 kB' */
export function aboutFile({ type, bytes, picture }: Pick<ListedFile, 'type' | 'bytes' | 'picture'>): string {
  const format = type.replace('image/', '').toUpperCase();
  return `${format} · ${picture.width} × ${picture.height} · ${formatBytes(bytes)}`;
}
