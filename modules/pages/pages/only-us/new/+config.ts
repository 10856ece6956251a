import type { Config } from 'vike/types';

export default { area: 'pages', queries: ['page.getBlocks'] } satisfies Config;
