import type { Scene } from '#drawing/scene.ts';
import { blogScenes } from './blogs/index.ts';
import { sheetScene } from './catalog/sheet.ts';
import { galleryScenes } from './gallery/index.ts';
import { bannerScenes } from './home/banners.ts';
import { furtherPackagingScenes } from './home/further-packaging.ts';
import { furtherServiceScenes } from './home/further-services.ts';
import { logos } from './home/logos.ts';
import { packagingScenes } from './home/packaging.ts';
import { serviceScenes } from './home/services.ts';

/** The pictures of each module's starter content, by the name of its folder. */
export const scenes: Record<string, readonly Scene[]> = {
  blogs: blogScenes,
  catalog: [sheetScene],
  gallery: galleryScenes,
  home: [
    ...bannerScenes,
    ...packagingScenes,
    ...furtherPackagingScenes,
    ...serviceScenes,
    ...furtherServiceScenes,
    ...logos,
  ],
};
