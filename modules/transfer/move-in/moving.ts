import type { ExclusiveWork } from '#server/process/points.ts';

export const moving: ExclusiveWork = {
  name: 'moving',
  busy: 'An import is running. Wait for it, or stop it under “Setting → Move in”.',
};
