import { Badge, Button } from '@radix-ui/themes';
import type { OfferKind } from '#modules/home/offers/inputs.ts';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { offerRoutes } from '#modules/home/offers/paths.ts';
import { t } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Moves } from '#renderer/ui/SortableList.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import { ItemRow } from '../list/ItemRow.tsx';
import type { ListedOffer } from './offer.ts';
import { useDeleteOffer } from './use-delete-offer.ts';

interface Props {
  kind: OfferKind;
  offer: ListedOffer;
  moves: Moves;
}

/** A packaging product or a service in its list. */
export function OfferRow({ kind, offer, moves }: Props) {
  const utils = api.useUtils()[kind];
  const done = { onSettled: () => utils.invalidate() };
  const publish = api[kind].publish.useMutation(done);
  const unpublish = api[kind].unpublish.useMutation(done);
  const remove = useDeleteOffer(kind);
  const { id, name, summary, picture, status } = offer;
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
        loading={publish.isPending || unpublish.isPending}
        aria-label={`${t(isDraft ? 'publish' : 'unpublish')}: ${name}`}
        onClick={() => (isDraft ? publish : unpublish).mutate({ id })}
      >
        {t(isDraft ? 'publish' : 'unpublish')}
      </Button>
      <Button variant="soft" color="gray" asChild>
        <a href={`${offerRoutes[kind]}/${id}`}>{t('edit')}</a>
      </Button>
      <DeleteButton name={name} description={kindTexts[kind]('deleteText')} onConfirm={() => remove(id)} />
    </ItemRow>
  );
}
