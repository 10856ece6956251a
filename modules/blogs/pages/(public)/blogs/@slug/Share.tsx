import { blogWords } from '#modules/blogs/words.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';

/** Ways to hand the post on, without any script: by WhatsApp, by mail, or its address to copy. */
export function Share({ title, address }: { title: string; address: string }) {
  const t = useWords(blogWords);
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="post-share" aria-labelledby="share">
      <h2 id="share">{t('share')}</h2>
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
        <Icon name="chat" /> WhatsApp
      </a>
      <a href={mail}>
        <Icon name="mail" /> {t('email')}
      </a>
      <label>
        <span>{t('link')}</span>
        <input type="url" value={address} readOnly />
      </label>
    </section>
  );
}
