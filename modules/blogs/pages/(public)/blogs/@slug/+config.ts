import type { Config } from 'vike/types';

export default { ogType: 'article' } satisfies Config;
