import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { homeWords } from '../words.ts';
import type { ShownOffer } from './shown-offer.ts';

/** Downloads the datasheet of an offer, with its type and size; nothing where there is none. */
export function Datasheet({ offer, datasheet }: Pick<ShownOffer, 'offer' | 'datasheet'>) {
  const t = useWords(homeWords);
  const language = useLanguage();
  const address = useFileUrl()(datasheet);
  if (!datasheet || !address) return null;
  const [, extension] = datasheet.filename.split('.');
  return (
    <a className="button button-outline datasheet" href={address} download={`${offer.slug}.${extension}`}>
      <Icon name="download" />
      <span>
        {t('datasheet')} <small>({formatDownload(datasheet, language)})</small>
      </span>
    </a>
  );
}
