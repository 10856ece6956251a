import type { ActivePart, PartBarProps } from './active-part.ts';
import { ButtonBar } from './ButtonBar.tsx';
import { CalloutBar } from './CalloutBar.tsx';
import { FileBar } from './FileBar.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { PictureBar } from './PictureBar.tsx';
import { TableBar } from './TableBar.tsx';
import { VideoBar } from './VideoBar.tsx';

const bars = {
  table: TableBar,
  callout: CalloutBar,
  picture: PictureBar,
  gallery: GalleryBar,
  file: FileBar,
  video: VideoBar,
  button: ButtonBar,
};

/** The tools of a part, by its kind. */
export function PartTools({ kind, ...props }: PartBarProps & Pick<ActivePart, 'kind'>) {
  const Bar = bars[kind];
  return <Bar {...props} />;
}
