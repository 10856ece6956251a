import type { Config } from 'vike/types';

export default { title: 'Second step' } satisfies Config;
