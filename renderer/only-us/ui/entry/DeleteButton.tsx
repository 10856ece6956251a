import { Button } from '@radix-ui/themes';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { common } from '../common-texts.ts';
import { type ContentType, hooksOf, useCacheOf } from './entry-api.ts';

interface Props {
  type: ContentType;
  entry: { id: number };
  /** What the entry is called. */
  name: string;
  /** What its deletion changes. */
  description: string;
  onDeleted?(): unknown;
}

/** Asks, naming the entry, and deletes it. */
export function DeleteButton({ type, entry, name, description, onDeleted }: Props) {
  const cache = useCacheOf(type);
  const remove = hooksOf(type).delete.useMutation({
    onSuccess: () => toast(common('deleted'), 'success'),
    onSettled: () => cache.invalidate(),
  });
  const confirm = async () => {
    await remove.mutateAsync({ id: entry.id });
    await onDeleted?.();
  };
  return (
    <ConfirmButton
      title={common('deleteTitle', { name })}
      description={description}
      confirmLabel={common('delete')}
      onConfirm={confirm}
    >
      <Button type="button" variant="soft" color="red">
        {common('delete')}
      </Button>
    </ConfirmButton>
  );
}
