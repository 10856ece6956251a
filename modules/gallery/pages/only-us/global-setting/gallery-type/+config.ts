import type { Config } from 'vike/types';

export default { list: 'galleryType' } satisfies Config;
