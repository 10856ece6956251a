import type { GalleryPicture } from './picture.ts';

/** What the list is narrowed down to. */
export interface Filter {
  words: string;
  typeId: number | null;
  status: 'draft' | 'published' | null;
}

export const anything: Filter = { words: '', typeId: null, status: null };

/** Does a picture pass? Every word must be in its title, description or type. */
export function matches({ words, typeId, status }: Filter) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (picture: GalleryPicture) => {
    const text = `${picture.title} ${picture.description} ${picture.type}`.toLowerCase();
    return (
      wanted.every((word) => text.includes(word)) &&
      (typeId === null || picture.typeId === typeId) &&
      (status === null || picture.status === status)
    );
  };
}
