import { Button } from '@radix-ui/themes';
import { common } from '../common-texts.ts';
import type { ContentType } from './entry-api.ts';
import { usePublish } from './use-publish.ts';

interface Props {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
  /** What the entry is called. */
  name: string;
  size?: '1' | undefined;
}

/** Publishes an entry, or makes it a draft again. */
export function PublishButton({ type, entry, name, size }: Props) {
  const { publish, isPending } = usePublish(type, { id: entry.id, name });
  const isDraft = entry.status === 'draft';
  const label = common(isDraft ? 'publish' : 'unpublish');
  return (
    <Button
      size={size}
      variant={isDraft ? 'solid' : 'soft'}
      loading={isPending}
      aria-label={`${label}: ${name}`}
      onClick={() => publish(isDraft)}
    >
      {label}
    </Button>
  );
}
