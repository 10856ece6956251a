import { Button } from '@radix-ui/themes';
import Trash from 'lucide-react/icons/trash-2';
import { t } from './texts.ts';

/** Opens the trash of a list. */
export function TrashButton({ onOpen }: { onOpen(): void }) {
  return (
    <Button variant="soft" color="gray" onClick={onOpen}>
      <Trash size={16} aria-hidden /> {t('trash')}
    </Button>
  );
}
