import type { Config } from 'vike/types';

export default { parameters: ['product'] } satisfies Config;
