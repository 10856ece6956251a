import { Button } from '@radix-ui/themes';
import { navigate } from 'vike/client/router';
import { t } from '#modules/home/offers/texts.ts';
import { DeleteButton } from '../list/DeleteButton.tsx';
import type { Offer } from './offer.ts';

interface Props {
  offer: Offer;
  /** Its public list and its list here. */
  path: string;
  route: string;
  deleteText: string;
  onDelete(): Promise<unknown>;
}

/** What can be done with a saved offer: look at it as visitors will, delete it. */
export function OfferActions({ offer: { name, slug, status }, path, route, deleteText, onDelete }: Props) {
  const remove = async () => {
    await onDelete();
    await navigate(route);
  };
  return (
    <>
      <DeleteButton name={name} description={deleteText} onConfirm={remove} />
      <Button variant="soft" color="gray" asChild>
        <a href={`${path}/${slug}`} target="_blank" rel="noreferrer">
          {t(status === 'published' ? 'view' : 'preview')}
        </a>
      </Button>
    </>
  );
}
