import { navigate } from 'vike/client/router';
import { textsOf } from '#lib/content-type.ts';
import { offerPath, offerRoutes } from '#modules/home/offers/paths.ts';
import { t } from '#modules/home/offers/texts.ts';
import { type OfferFields, type OfferKind, offerContent } from '#modules/home/offers/type.ts';
import { DeleteButton } from '#renderer/only-us/ui/entry/DeleteButton.tsx';
import { ScheduleButton } from '#renderer/only-us/ui/entry/publish/ScheduleButton.tsx';
import { ShareButton } from '#renderer/only-us/ui/entry/share/ShareButton.tsx';
import { ViewLink } from '#renderer/only-us/ui/form/SaveBar.tsx';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import type { Offer } from './offer.ts';

interface Props {
  kind: OfferKind;
  offer: Offer;
  recordForm: RecordForm<OfferFields>;
}

/** What can be done with a saved offer: look at it as visitors will, delete it. */
export function OfferActions({ kind, offer, recordForm }: Props) {
  const { status } = offer;
  // What is typed into a draft may be newer than what was read of it.
  const { name, slug } = recordForm.base.values;
  return (
    <>
      <ScheduleButton type={kind} entry={offer} name={name} isWide />
      <ShareButton type={kind} entry={offer} />
      <DeleteButton
        type={kind}
        entry={offer}
        name={name}
        description={textsOf(offerContent[kind])('deleteText')}
        onDeleted={() => navigate(offerRoutes[kind])}
      />
      <ViewLink
        recordForm={recordForm}
        entry={{ type: kind, id: offer.id }}
        page={{ path: offerPath(kind, slug), label: t(status === 'published' ? 'view' : 'preview') }}
      />
    </>
  );
}
