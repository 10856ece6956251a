import { Button } from '@radix-ui/themes';
import { t } from '#modules/home/client/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { Moves } from '#renderer/ui/SortableList.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import { ItemRow } from '../list/ItemRow.tsx';
import type { Client } from './client.ts';

interface Props {
  client: Client;
  moves: Moves;
  onEdit(): void;
}

/** One client in the list. */
export function ClientRow({ client: { id, name, website, picture }, moves, onEdit }: Props) {
  const utils = api.useUtils();
  const remove = api.homeClient.delete.useMutation({
    onSuccess: () => toast(common('deleted'), 'success'),
    onSettled: () => utils.homeClient.invalidate(),
  });
  return (
    <ItemRow name={name} note={website} picture={{ ...picture, color: 'transparent' }} whole moves={moves}>
      <Button variant="soft" color="gray" onClick={onEdit}>
        {common('edit')}
      </Button>
      <DeleteButton name={name} description={t('deleteText')} onConfirm={() => remove.mutateAsync({ id })} />
    </ItemRow>
  );
}
