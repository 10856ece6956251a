import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { navigate } from 'vike/client/router';
import { textsOf } from '#lib/content-type.ts';
import { offerRoutes } from '#modules/home/offers/paths.ts';
import { type OfferKind, offerContent } from '#modules/home/offers/type.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { DeleteButton } from '#renderer/only-us/ui/entry/DeleteButton.tsx';
import { EntryMenu } from '#renderer/only-us/ui/entry/EntryMenu.tsx';
import { PublishButton } from '#renderer/only-us/ui/entry/PublishButton.tsx';
import { StatusBadge } from '#renderer/only-us/ui/entry/StatusBadge.tsx';
import { ViewCount } from '#renderer/only-us/ui/entry/ViewCount.tsx';
import { ItemRow } from '#renderer/only-us/ui/list/ItemRow.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import type { ListedOffer } from './offer.ts';

interface Props {
  kind: OfferKind;
  offer: ListedOffer;
  moves: Moves;
  /** Selects it. */
  box: ReactNode;
}

/** A packaging product or a service in its list. */
export function OfferRow({ kind, offer, moves, box }: Props) {
  const { id, name, summary, picture } = offer;
  return (
    <ItemRow
      name={name}
      note={summary}
      picture={picture}
      moves={moves}
      box={box}
      state={
        <>
          <ViewCount type={kind} entry={offer} />
          <StatusBadge type={kind} entry={offer} />
        </>
      }
    >
      <PublishButton type={kind} entry={offer} name={name} />
      <Button variant="soft" color="gray" asChild>
        <a href={`${offerRoutes[kind]}/${id}`}>{common('edit')}</a>
      </Button>
      <DeleteButton
        type={kind}
        entry={offer}
        name={name}
        description={textsOf(offerContent[kind])('deleteText')}
      />
      <EntryMenu
        type={kind}
        entry={offer}
        name={name}
        onOpen={(id) => navigate(`${offerRoutes[kind]}/${id}`)}
      />
    </ItemRow>
  );
}
