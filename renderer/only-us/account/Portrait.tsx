import './portrait.css';
import { initialsOf } from '#renderer/ui/initials.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

interface Props {
  name: string;
  picture: ShownPicture | null | undefined;
  /** In pixels. */
  size: number;
}

/** A person beside their name: the portrait, or the initials. */
export function Portrait({ name, picture, size }: Props) {
  return (
    <span className="portrait" aria-hidden style={{ width: size, fontSize: size * 0.38 }}>
      {picture ? <Picture picture={{ ...picture, alt: '' }} sizes={`${size}px`} /> : initialsOf(name)}
    </span>
  );
}
