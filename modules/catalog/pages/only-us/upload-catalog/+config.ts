import type { Config } from 'vike/types';

export default { title: 'Upload Catalog', access: 'client' } satisfies Config;
