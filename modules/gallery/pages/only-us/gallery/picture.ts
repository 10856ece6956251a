import type { Outputs } from '#renderer/only-us/api.ts';

export type GalleryPicture = Outputs['gallery']['getAll'][number];
export type GalleryType = Outputs['galleryType']['getAll'][number];

export function optionsOf(types: GalleryType[]) {
  return types.map(({ id, name }) => ({ value: String(id), label: name }));
}
