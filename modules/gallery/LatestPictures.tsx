import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

/** Pictures on the home page, with the way to all of them. */
export function LatestPictures({ data }: { data: { id: number; title: string; picture: ShownPicture }[] }) {
  return (
    <section>
      <h2>Gallery</h2>
      {data.map(({ id, picture }) => (
        <Picture key={id} picture={picture} />
      ))}
    </section>
  );
}
