import type { Config } from 'vike/types';

export default { list: 'homeCertificate' } satisfies Config;
