import type { Config } from 'vike/types';

export default { access: 'client', queries: ['catalog.getAll', 'catalog.getPending'] } satisfies Config;
