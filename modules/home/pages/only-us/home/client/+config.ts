import type { Config } from 'vike/types';

export default { queries: ['homeClient.getAll', 'homeClient.getPending'] } satisfies Config;
