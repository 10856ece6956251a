import { type HomeSection, homeSection } from '#server/module.ts';
import { Packaging } from './Packaging.tsx';

/** Packaging products on the home page. */
export const packagingSection: HomeSection = homeSection({
  place: 30,
  async load(api) {
    const products = await api.packaging.getPage();
    return products.length > 0 ? products : null;
  },
  Section: Packaging,
});
