import type { ExclusiveWork } from '#server/process/points.ts';

export const moving: ExclusiveWork = {
  name: 'moving',
  busy: 'A site is moving in. Wait until that is done, or stop it under “Setting → Move in”.',
};
