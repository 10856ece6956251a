import type { Config } from 'vike/types';

export default { area: 'pages', entry: 'page', queries: ['page.getBlocks'] } satisfies Config;
