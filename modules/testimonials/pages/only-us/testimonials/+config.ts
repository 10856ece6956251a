import type { Config } from 'vike/types';

export default { queries: ['testimonial.getAll', 'testimonial.getPending'] } satisfies Config;
