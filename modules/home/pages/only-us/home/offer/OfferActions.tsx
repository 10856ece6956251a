import { Button } from '@radix-ui/themes';
import { navigate } from 'vike/client/router';
import type { OfferKind } from '#modules/home/offers/inputs.ts';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { offerPath, offerRoutes } from '#modules/home/offers/paths.ts';
import { t } from '#modules/home/offers/texts.ts';
import { DeleteButton } from '../list/DeleteButton.tsx';
import type { Offer } from './offer.ts';
import { useDeleteOffer } from './use-delete-offer.ts';

/** What can be done with a saved offer: look at it as visitors will, delete it. */
export function OfferActions({ kind, offer }: { kind: OfferKind; offer: Offer }) {
  const { id, name, slug, status } = offer;
  const deleteOffer = useDeleteOffer(kind);
  const remove = async () => {
    await deleteOffer(id);
    await navigate(offerRoutes[kind]);
  };
  return (
    <>
      <DeleteButton name={name} description={kindTexts[kind]('deleteText')} onConfirm={remove} />
      <Button variant="soft" color="gray" asChild>
        <a href={offerPath(kind, slug)} target="_blank" rel="noreferrer">
          {t(status === 'published' ? 'view' : 'preview')}
        </a>
      </Button>
    </>
  );
}
