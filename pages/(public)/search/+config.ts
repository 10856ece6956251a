import type { Config } from 'vike/types';

export default { title: 'Search' } satisfies Config;
