import { Badge } from '@radix-ui/themes';
import { common } from '../common-texts.ts';

/** Whether visitors see an entry. */
export function StatusBadge({ status }: { status: 'draft' | 'published' }) {
  return (
    <Badge highContrast color={status === 'draft' ? 'gray' : 'green'}>
      {common(status)}
    </Badge>
  );
}
