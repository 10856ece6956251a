import type { Config } from 'vike/types';

export default { queries: ['backup.getAll', 'backup.getRehearsal', 'site.getBackups'] } satisfies Config;
