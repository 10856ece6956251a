import type { Config } from 'vike/types';

export default { list: 'service' } satisfies Config;
