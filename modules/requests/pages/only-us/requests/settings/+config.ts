import type { Config } from 'vike/types';

export default { queries: ['request.getSettings', 'request.getPeople'] } satisfies Config;
