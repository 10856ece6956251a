import type { Config } from 'vike/types';

export default { parameters: ['part'] } satisfies Config;
