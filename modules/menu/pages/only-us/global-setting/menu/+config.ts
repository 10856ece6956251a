import type { Config } from 'vike/types';

export default { queries: ['menu.get'] } satisfies Config;
