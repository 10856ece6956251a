import { Button } from '@radix-ui/themes';
import { navigate } from 'vike/client/router';
import type { OfferKind } from '#modules/home/offers/inputs.ts';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { offerPath, offerRoutes } from '#modules/home/offers/paths.ts';
import { t } from '#modules/home/offers/texts.ts';
import { DeleteButton } from '#renderer/only-us/ui/entry/DeleteButton.tsx';
import { ScheduleButton } from '#renderer/only-us/ui/entry/publish/ScheduleButton.tsx';
import { ShareButton } from '#renderer/only-us/ui/entry/share/ShareButton.tsx';
import type { Offer } from './offer.ts';

/** What can be done with a saved offer: look at it as visitors will, delete it. */
export function OfferActions({ kind, offer }: { kind: OfferKind; offer: Offer }) {
  const { name, slug, status } = offer;
  return (
    <>
      <ScheduleButton type={kind} entry={offer} name={name} />
      <ShareButton type={kind} entry={offer} />
      <DeleteButton
        type={kind}
        entry={offer}
        name={name}
        description={kindTexts[kind]('deleteText')}
        onDeleted={() => navigate(offerRoutes[kind])}
      />
      <Button variant="soft" color="gray" asChild>
        <a href={offerPath(kind, slug)} target="_blank" rel="noreferrer">
          {t(status === 'published' ? 'view' : 'preview')}
        </a>
      </Button>
    </>
  );
}
