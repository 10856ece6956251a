import { localize } from '#lib/interface-language.ts';
import { pictureType } from '#modules/gallery/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import type { GalleryType } from '../../gallery/picture.ts';

export default function Page() {
  return <ListScreen<GalleryType> type={pictureType} note={({ pictures }) => counted(pictures)} />;
}

function counted(count: number) {
  return localize('{count, plural, =0 {no pictures} one {# picture} other {# pictures}}', { count });
}
