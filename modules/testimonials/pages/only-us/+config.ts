import type { Config } from 'vike/types';
import onlyUs from '#renderer/only-us/config.ts';

export default { ...onlyUs, area: 'pages', list: 'testimonial' } satisfies Config;
