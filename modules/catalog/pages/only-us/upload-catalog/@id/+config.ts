import type { Config } from 'vike/types';

export default { entry: 'catalog' } satisfies Config;
