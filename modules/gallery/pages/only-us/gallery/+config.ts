import type { Config } from 'vike/types';

export default {
  access: 'client',
  list: 'gallery',
  queries: ['galleryType.getAll'],
} satisfies Config;
