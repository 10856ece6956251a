import type { Config } from 'vike/types';

export default { area: 'own' } satisfies Config;
