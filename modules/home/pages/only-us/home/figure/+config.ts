import type { Config } from 'vike/types';

export default { queries: ['homeFigure.getAll', 'homeFigure.getPending'] } satisfies Config;
