import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** Shares a page by WhatsApp, email or its address; by the address alone without a title. */
export function SharePage({ title, address }: { title?: string; address: string }) {
  const t = useWords(siteWords);
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title ?? '')}&body=${encodeURIComponent(address)}`;
  return (
    <section className="share-page row screen-only" aria-labelledby="share">
      <h2 className="label" id="share">
        {t('share')}
      </h2>
      {title && (
        <>
          <a className="tap" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
            <Icon name="whatsapp" /> WhatsApp
          </a>
          <a className="tap" href={mail}>
            <Icon name="mail" /> {t('email')}
          </a>
        </>
      )}
      <label>
        <span>{t('link')}</span>
        <input type="url" value={address} readOnly />
      </label>
      <button type="button" hidden data-copy={address} data-copied={t('copied')}>
        {t('copy')}
      </button>
    </section>
  );
}
