import type { Config } from 'vike/types';

export default { queries: ['banner.getAll', 'banner.getPending'] } satisfies Config;
