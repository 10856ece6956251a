import type { Config } from 'vike/types';

export default { list: 'homeFigure' } satisfies Config;
