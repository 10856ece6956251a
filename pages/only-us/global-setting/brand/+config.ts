import type { Config } from 'vike/types';

export default { queries: ['brand.get'] } satisfies Config;
