import { Button } from '@radix-ui/themes';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { common } from '../common-texts.ts';
import type { ContentType } from './entry-api.ts';
import { useDeleteEntry } from './use-delete-entry.ts';

interface Props {
  type: ContentType;
  entry: { id: number };
  /** What the entry is called. */
  name: string;
  /** What its deletion changes. */
  description: string;
  size?: '1' | undefined;
  onDeleted?(): unknown;
}

/** Asks, naming the entry, and moves it to the trash. */
export function DeleteButton({ type, entry, name, description, size, onDeleted }: Props) {
  const remove = useDeleteEntry(type, { id: entry.id, name });
  const confirm = async () => {
    await remove();
    await onDeleted?.();
  };
  return (
    <ConfirmButton
      title={common('deleteTitle', { name })}
      description={description}
      confirmLabel={common('delete')}
      onConfirm={confirm}
    >
      <Button type="button" size={size} variant="soft" color="red">
        {common('delete')}
      </Button>
    </ConfirmButton>
  );
}
