import { Button } from '@radix-ui/themes';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { common } from '../common-texts.ts';
import { type ContentType, hooksOf } from './entry-api.ts';

interface Props {
  type: ContentType;
  entry: { id: number };
  /** What the entry is called. */
  name: string;
  /** What its deletion changes. */
  description: string;
  disabled?: boolean;
  onDeleted?(): unknown;
}

/** Asks, naming the entry, and deletes it. */
export function DeleteButton({ type, entry, name, description, disabled, onDeleted }: Props) {
  const utils = api.useUtils();
  const remove = hooksOf(type).delete.useMutation({
    onSuccess: () => toast(common('deleted'), 'success'),
    onSettled: () => utils[type].invalidate(),
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
      <Button type="button" variant="soft" color="red" disabled={disabled}>
        {common('delete')}
      </Button>
    </ConfirmButton>
  );
}
