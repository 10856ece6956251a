import type { ShownPicture } from '#database/shown-picture.ts';
import { initialsOf } from '../../ui/initials.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  name: string;
  picture: ShownPicture | null | undefined;
  size: number;
}

/** A person beside their name: the portrait, or the initials. */
export function Portrait({ name, picture, size }: Props) {
  return (
    <span className="cover portrait" aria-hidden style={{ width: size, fontSize: size * 0.38 }}>
      {picture ? <Picture picture={{ ...picture, alt: '' }} sizes={`${size}px`} /> : initialsOf(name)}
    </span>
  );
}
