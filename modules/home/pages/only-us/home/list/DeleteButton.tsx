import { Button } from '@radix-ui/themes';
import { t } from '#modules/home/texts.ts';
import { ConfirmButton } from '#renderer/ui/ConfirmButton.tsx';

interface Props {
  name: string;
  /** What happens then. */
  description: string;
  onConfirm(): Promise<unknown>;
}

/** Asks, naming the thing, and deletes it. */
export function DeleteButton({ name, description, onConfirm }: Props) {
  return (
    <ConfirmButton
      title={t('deleteTitle', { name })}
      description={description}
      confirmLabel={t('delete')}
      onConfirm={onConfirm}
    >
      <Button type="button" variant="soft" color="red">
        {t('delete')}
      </Button>
    </ConfirmButton>
  );
}
