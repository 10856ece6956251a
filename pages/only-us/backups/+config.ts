import type { Config } from 'vike/types';

export default { queries: ['backup.getAll', 'site.getBackups'] } satisfies Config;
