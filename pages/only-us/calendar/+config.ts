import type { Config } from 'vike/types';

export default { access: 'client' } satisfies Config;
