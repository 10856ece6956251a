import type { Config } from 'vike/types';

export default { list: 'packaging' } satisfies Config;
