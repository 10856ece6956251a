import { t } from './upload-texts.ts';
import type { Upload } from './use-uploads.ts';

/** One line for all uploads: how far they are, then what came of them. */
export function summary(uploads: Pick<Upload, 'state'>[], summaryOf: (done: number) => string): string {
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const [done, running] = [count('done'), count('waiting', 'sending')];
  const [missing, known] = [count('failed', 'refused', 'cancelled'), count('known')];
  if (running > 0) return t('progress', { done, total: uploads.length, failed: missing });
  const parts = [
    done > 0 && summaryOf(done),
    missing > 0 && t('notUploaded', { count: missing }),
    known > 0 && t('toDecide', { count: known }),
  ];
  return parts.filter(Boolean).join(' ');
}
