import { localize } from '#lib/interface-language.ts';
import { pictureType } from '#modules/gallery/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { GalleryType } from '../../gallery/picture.ts';

export default function Page() {
  return <ListScreen<GalleryType> type={pictureType} note={({ pictures }) => counted(pictures)} />;
}

function counted(pictures: number) {
  if (pictures === 0) return localize('no pictures');
  return pictures === 1
    ? localize('1 picture')
    : localize('{count} pictures', { count: formatNumber(pictures) });
}
