import './gallery.css';
import { useData } from 'vike-react/useData';
import { PictureRows } from '#modules/gallery/PictureRows.tsx';
import { galleryPath } from '#modules/gallery/paths.ts';
import { LargePictures } from '#renderer/public/LargePictures.tsx';
import { PageLinks } from '#renderer/public/PageLinks.tsx';
import type { Data } from './+data.ts';
import { TypeFilter } from './TypeFilter.tsx';

/** A page of the gallery, of one type or of all. */
export default function Page() {
  const { type, types, pictures, page, pages } = useData<Data>();
  return (
    <div className="gallery wrap">
      <h1 lang="en">Gallery</h1>
      {pictures.length > 0 ? (
        <>
          <TypeFilter types={types} current={type} />
          <PictureRows pictures={pictures} priority />
          <LargePictures pictures={pictures} />
        </>
      ) : (
        <p className="nothing-yet" lang="en">
          There are no pictures here yet. Please come back soon.
        </p>
      )}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(wanted) => galleryPath({ type, page: wanted })}
        before="Previous pictures"
        after="More pictures"
      />
    </div>
  );
}
