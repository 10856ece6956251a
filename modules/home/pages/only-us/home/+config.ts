import type { Config } from 'vike/types';

export default { area: 'pages' } satisfies Config;
