import type { Config } from 'vike/types';

export default { queries: ['galleryType.getAll'] } satisfies Config;
