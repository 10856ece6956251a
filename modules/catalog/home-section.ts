import { type HomeSection, homeSection } from '#server/module.ts';
import { CatalogBand } from './CatalogBand.tsx';

/** The catalog on the home page. (Annotated: the API's type depends on the modules', which holds this.) */
export const catalogHomeSection: HomeSection = homeSection({
  place: 80,
  async load(api) {
    return api.catalog.get();
  },
  Section: CatalogBand,
});
