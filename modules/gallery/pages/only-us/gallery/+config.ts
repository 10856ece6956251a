import type { Config } from 'vike/types';

export default {
  access: 'client',
  queries: ['gallery.getAll', 'gallery.getPending', 'galleryType.getAll'],
} satisfies Config;
