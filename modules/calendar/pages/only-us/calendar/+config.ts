import type { Config } from 'vike/types';

export default { area: 'content' } satisfies Config;
