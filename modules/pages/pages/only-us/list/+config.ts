import type { Config } from 'vike/types';

export default { area: 'pages', list: 'page' } satisfies Config;
