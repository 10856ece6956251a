import type { Config } from 'vike/types';

export default { parameters: ['q'] } satisfies Config;
