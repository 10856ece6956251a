import type { Config } from 'vike/types';

export default { queries: ['moveIn.get'] } satisfies Config;
