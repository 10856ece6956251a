import { useData } from 'vike-react/useData';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Data } from './+data.ts';

/** The gallery, of one type or whole. */
export default function Page() {
  const { types, pictures } = useData<Data>();
  return (
    <>
      <h1>Gallery</h1>
      {types.map(({ slug, name }) => (
        <a key={slug} href={`/gallery?type=${slug}`}>
          {name}
        </a>
      ))}
      {pictures.map(({ id, title, picture }) => (
        <figure key={id}>
          <Picture picture={picture} />
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </>
  );
}
