import type { Config } from 'vike/types';

export default { title: 'Sign in' } satisfies Config;
