import type { Config } from 'vike/types';

export default { access: 'administrator', list: 'blogCategory' } satisfies Config;
