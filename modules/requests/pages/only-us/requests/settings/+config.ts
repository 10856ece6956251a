import type { Config } from 'vike/types';

export default { queries: ['requestSettings.get', 'request.getPeople'] } satisfies Config;
