import type { Config } from 'vike/types';

export default { list: 'banner' } satisfies Config;
