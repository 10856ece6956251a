import { Badge, Button } from '@radix-ui/themes';
import { t } from '#modules/home/texts.ts';
import type { Moves } from '#renderer/ui/SortableList.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import { ItemRow } from '../list/ItemRow.tsx';
import type { ListedProduct } from './offer.ts';

interface Props {
  offer: ListedProduct;
  /** Where its form is. */
  form: string;
  moves: Moves;
  /** What happens when it is deleted. */
  deleteText: string;
  /** Is its state being changed? */
  isChanging: boolean;
  onPublish(published: boolean): void;
  onDelete(): Promise<unknown>;
}

/** A packaging product or a service in its list. */
export function OfferRow({ offer, form, moves, deleteText, isChanging, onPublish, onDelete }: Props) {
  const { name, summary, picture, status } = offer;
  const isDraft = status === 'draft';
  return (
    <ItemRow
      name={name}
      note={summary}
      picture={picture}
      moves={moves}
      state={
        <Badge highContrast color={isDraft ? 'gray' : 'green'}>
          {t(status)}
        </Badge>
      }
    >
      <Button
        variant={isDraft ? 'solid' : 'soft'}
        loading={isChanging}
        aria-label={`${t(isDraft ? 'publish' : 'unpublish')}: ${name}`}
        onClick={() => onPublish(isDraft)}
      >
        {t(isDraft ? 'publish' : 'unpublish')}
      </Button>
      <Button variant="soft" color="gray" asChild>
        <a href={form}>{t('edit')}</a>
      </Button>
      <DeleteButton name={name} description={deleteText} onConfirm={onDelete} />
    </ItemRow>
  );
}
