import type { Config } from 'vike/types';

export default { queries: ['footer.get'] } satisfies Config;
