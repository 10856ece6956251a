import type { ContentType } from '#lib/content-type.ts';

const declared = import.meta.glob<Record<string, ContentType>>('/modules/**/type.ts', { eager: true });

const types = Object.values(declared)
  .flatMap((exported) => Object.values(exported))
  .filter(({ row }) => row);

/** The content type whose list is at this path, and made of its fields alone. */
export function listedType(path: string): ContentType | undefined {
  return types.find(({ list }) => list === path);
}
