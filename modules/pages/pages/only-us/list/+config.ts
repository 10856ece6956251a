import type { Config } from 'vike/types';

export default { list: 'page' } satisfies Config;
