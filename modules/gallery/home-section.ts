import { type HomeSection, homeSection } from '#server/module.ts';
import { LatestPictures } from './LatestPictures.tsx';

const shown = 6;

/** The first pictures of the gallery on the home page. (Annotated: the API's type depends on the modules', which holds this.) */
export const galleryHomeSection: HomeSection = homeSection({
  place: 70,
  async load(api) {
    const { pictures } = await api.gallery.getPage({});
    return pictures.length > 0 ? pictures.slice(0, shown) : null;
  },
  Section: LatestPictures,
});
