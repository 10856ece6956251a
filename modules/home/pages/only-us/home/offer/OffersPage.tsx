import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { textsOf } from '#lib/content-type.ts';
import { offerRoutes } from '#modules/home/offers/paths.ts';
import { type OfferKind, offerContent } from '#modules/home/offers/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { ItemList } from '#renderer/only-us/ui/list/ItemList.tsx';
import { optimisticReorder } from '#renderer/only-us/ui/list/optimistic-reorder.ts';
import { OfferRow } from './OfferRow.tsx';

/** Packaging products or services: search, publish, put in order. */
export function OffersPage({ kind }: { kind: OfferKind }) {
  const t = textsOf(offerContent[kind]);
  const query = api[kind].getAll.useQuery();
  const utils = api.useUtils()[kind];
  const reorder = api[kind].reorder.useMutation(optimisticReorder(utils.getAll));
  return (
    <ItemList
      type={kind}
      query={query}
      labelOf={({ name }) => name}
      textOf={({ name, summary }) => `${name} ${summary}`}
      t={t}
      add={
        <Button asChild>
          <a href={`${offerRoutes[kind]}/new`}>
            <Plus size={16} aria-hidden /> {t('add')}
          </a>
        </Button>
      }
      onMove={(id, before) => reorder.mutate({ id, before })}
    >
      {(offer, moves, box) => <OfferRow kind={kind} offer={offer} moves={moves} box={box} />}
    </ItemList>
  );
}
