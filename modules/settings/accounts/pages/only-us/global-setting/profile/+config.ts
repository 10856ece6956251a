import type { Config } from 'vike/types';

export default { queries: ['user.getAll', 'secondFactor.getRequired'] } satisfies Config;
