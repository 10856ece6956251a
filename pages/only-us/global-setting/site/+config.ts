import type { Config } from 'vike/types';

export default { queries: ['site.get', 'site.getBackups'] } satisfies Config;
