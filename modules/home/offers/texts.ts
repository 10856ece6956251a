import { texts } from '#renderer/only-us/ui/texts.ts';

export const t = texts('offer', {
  ofRow: '{column} of row {row}',
});
