import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { homeWords } from '../words.ts';
import type { OfferKind } from './inputs.ts';
import { datasheetName, offerPath } from './paths.ts';
import type { ShownOffer } from './shown-offer.ts';

interface Props extends Pick<ShownOffer, 'offer' | 'datasheet'> {
  kind: OfferKind;
}

/** Downloads the datasheet of an offer, with its type, pages and size; nothing where there is none. */
export function Datasheet({ kind, offer, datasheet }: Props) {
  const t = useWords(homeWords);
  const language = useLanguage();
  const fileUrl = useFileUrl();
  if (!datasheet) return null;
  const name = datasheetName(offer.slug, datasheet);
  // Only downloads of published offers have an address, where they are counted.
  const isPublished = offer.status === 'published';
  const address = isPublished ? `${offerPath(kind, offer.slug)}/${name}` : fileUrl(datasheet);
  const pages = datasheet.pages && t('pageCount', { count: datasheet.pages });
  return (
    <a className="button button-outline datasheet" href={address} download={name} rel="nofollow">
      <Icon name="download" />
      <span>
        {t('datasheet')}{' '}
        <small>({[formatDownload(datasheet, language), pages].filter(Boolean).join(', ')})</small>
      </span>
    </a>
  );
}
