import { api } from '#renderer/only-us/api.ts';
import type { GalleryPicture } from './picture.ts';

interface Move {
  id: number;
  before: number | null;
}

/** Moves a picture: at once on the screen, then on the server; back again if the server refuses. */
export function useReorder() {
  const utils = api.useUtils();
  const { mutate } = api.gallery.reorder.useMutation({
    async onMutate(move) {
      await utils.gallery.getAll.cancel();
      const former = utils.gallery.getAll.getData();
      utils.gallery.getAll.setData(undefined, (pictures) => pictures && moved(pictures, move));
      return { former };
    },
    onError: (_error, _move, context) => utils.gallery.getAll.setData(undefined, context?.former),
    onSettled: () => utils.gallery.invalidate(),
  });
  return mutate;
}

function moved(pictures: GalleryPicture[], { id, before }: Move): GalleryPicture[] {
  const picture = pictures.find((each) => each.id === id);
  if (!picture) return pictures;
  const rest = pictures.filter((each) => each.id !== id);
  rest.splice(before === null ? rest.length : rest.findIndex((each) => each.id === before), 0, picture);
  return rest;
}
