import type { Config } from 'vike/types';

export default { list: 'homeClient' } satisfies Config;
