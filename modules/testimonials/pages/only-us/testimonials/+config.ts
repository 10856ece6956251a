import type { Config } from 'vike/types';

export default { list: 'testimonial' } satisfies Config;
