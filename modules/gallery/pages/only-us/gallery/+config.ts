import type { Config } from 'vike/types';

export default {
  area: 'content',
  list: 'gallery',
  queries: ['galleryType.getAll'],
} satisfies Config;
