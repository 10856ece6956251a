import type { Config } from 'vike/types';

export default { list: 'catalog' } satisfies Config;
