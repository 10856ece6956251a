import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** Shares a page by WhatsApp, by email, and with script by its address; on phones also by their own list of ways. */
export function SharePage({ title, address }: { title: string; address: string }) {
  const t = useWords(siteWords);
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="share-page row screen-only" aria-labelledby="share">
      <h2 className="label" id="share">
        {t('share')}
      </h2>
      <a className="tap" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
        <Icon name="whatsapp" /> WhatsApp
      </a>
      <a className="tap" href={mail}>
        <Icon name="mail" /> {t('email')}
      </a>
      <button type="button" hidden data-copy={address} data-copied={t('copied')} data-share={t('shareMore')}>
        {t('copy')}
      </button>
    </section>
  );
}
