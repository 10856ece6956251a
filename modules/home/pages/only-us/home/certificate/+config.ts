import type { Config } from 'vike/types';

export default { queries: ['homeCertificate.getAll', 'homeCertificate.getPending'] } satisfies Config;
