import type { Config } from 'vike/types';

export default { area: 'pages', list: 'blogCategory' } satisfies Config;
