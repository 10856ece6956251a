import type { Config } from 'vike/types';

export default { queries: ['page.getBlocks'] } satisfies Config;
