import type { Config } from 'vike/types';

export default { access: 'client', list: 'catalog' } satisfies Config;
