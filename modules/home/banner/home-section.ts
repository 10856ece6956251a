import { type HomeSection, homeSection } from '#server/module.ts';
import { Banners } from './Banners.tsx';

/** The banners at the top of the home page. */
export const bannerSection: HomeSection = homeSection({
  place: 10,
  opensPage: true,
  async load(api) {
    const banners = await api.banner.getPage();
    return banners.length > 0 ? banners : null;
  },
  Section: Banners,
});
