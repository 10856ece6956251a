import type { Config } from 'vike/types';

export default { area: 'statistics' } satisfies Config;
