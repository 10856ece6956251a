import './gallery.css';
import { useData } from 'vike-react/useData';
import { LargePictures } from '#renderer/public/LargePictures.tsx';
import type { Data } from './+data.ts';
import { PictureRows } from './PictureRows.tsx';
import { TypeFilter } from './TypeFilter.tsx';

/** The gallery, of one type or whole. */
export default function Page() {
  const { type, types, pictures } = useData<Data>();
  return (
    <div className="gallery wrap">
      <h1 lang="en">Gallery</h1>
      {pictures.length > 0 ? (
        <>
          <TypeFilter types={types} current={type} />
          <PictureRows pictures={pictures} />
          <LargePictures pictures={pictures} />
        </>
      ) : (
        <p className="gallery-empty" lang="en">
          There are no pictures here yet. Please come back soon.
        </p>
      )}
    </div>
  );
}
