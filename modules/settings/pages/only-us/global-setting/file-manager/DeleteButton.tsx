import { Button } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import type { DescribedFile } from './file.ts';

interface Props {
  file: Pick<DescribedFile, 'id' | 'name' | 'earlierUses'>;
  onDeleted(): void;
}

/** Deletes a file. While it is used, the server says where, and it stays. */
export function DeleteButton({ file: { id, name, earlierUses }, onDeleted }: Props) {
  const utils = api.useUtils();
  const remove = api.file.delete.useMutation();
  const confirm = async () => {
    await remove.mutateAsync({ id });
    onDeleted();
    toast(t('deleted'), 'success');
    await utils.file.getPage.invalidate();
  };
  return (
    <ConfirmButton
      title={t('deleteTitle', { name })}
      description={t(earlierUses.length > 0 ? 'deleteEarlierText' : 'deleteText')}
      confirmLabel={t('delete')}
      onConfirm={confirm}
    >
      <Button type="button" variant="soft" color="red">
        {t('delete')}
      </Button>
    </ConfirmButton>
  );
}
