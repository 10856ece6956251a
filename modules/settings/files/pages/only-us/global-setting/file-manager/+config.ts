import type { Config } from 'vike/types';

export default { area: 'sidebar' } satisfies Config;
