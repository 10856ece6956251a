import type { Config } from 'vike/types';

export default { queries: ['export.get'] } satisfies Config;
