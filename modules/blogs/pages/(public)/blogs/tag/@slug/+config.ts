import type { Config } from 'vike/types';

export default { parameters: ['page'] } satisfies Config;
