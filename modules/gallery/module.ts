import Images from 'lucide-react/icons/images';
import { homeSection } from '#server/module/home-section.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/site-module.ts';
import { screens } from '#server/rendering/points.ts';
import { picturesBlock } from './blocks/pictures/block.tsx';
import { pictures, types } from './entry-types.ts';
import { LatestPictures } from './LatestPictures.tsx';
import { publishedPictures } from './published.ts';
import { galleryRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';
import { galleryTypeRouter } from './type-router.ts';

export const gallery = {
  name: 'gallery',
  entryTypes: [pictures, types],
  routers: { gallery: galleryRouter, galleryType: galleryTypeRouter },
  menu: {
    public: [{ label: { id: 'Galeri', en: 'Gallery' }, route: '/gallery', pathname: '/gallery', order: 40 }],
  },
  homeSections: [
    homeSection({
      order: 70,
      load({ db }) {
        const pictures = publishedPictures(db, { limit: 6 });
        return pictures.length > 0 ? pictures : null;
      },
      Section: LatestPictures,
    }),
  ],
  blocks: [picturesBlock],
  search,
  sitemap,
  summary,
  seed,
  offers: [
    offer(
      screens,
      {
        label: 'Gallery',
        route: '/only-us/gallery',
        pathname: '/only-us/gallery',
        order: 10,
        icon: Images,
        add: { label: 'Upload pictures', route: '/only-us/gallery?upload' },
        area: 'content',
      },
      {
        label: 'Gallery Type',
        route: '/only-us/global-setting/gallery-type',
        pathname: '/only-us/global-setting/gallery-type',
        order: 940,
        group: 'Setting',
        area: 'pages',
      },
    ),
  ],
} satisfies SiteModule;
