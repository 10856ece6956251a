import type { Config } from 'vike/types';

export default { title: 'Choose a password' } satisfies Config;
