import type { Config } from 'vike/types';

export default { queries: ['site.get'] } satisfies Config;
