import { Badge, Flex } from '@radix-ui/themes';
import { common } from '../common-texts.ts';
import type { ContentType } from './entry-api.ts';
import { Pending } from './Pending.tsx';

interface Props {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
}

/** Whether visitors see an entry, and what they don't see of it yet. */
export function StatusBadge({ type, entry: { id, status } }: Props) {
  return (
    <Flex direction="column" align="end" gap="1" maxWidth="150px">
      <Badge highContrast color={status === 'draft' ? 'gray' : 'green'}>
        {common(status)}
      </Badge>
      <Pending type={type} id={id} isLive={status === 'published'} />
    </Flex>
  );
}
