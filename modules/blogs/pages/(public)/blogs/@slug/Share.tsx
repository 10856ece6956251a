import { Icon } from '#renderer/public/Icon.tsx';

/** Ways to hand the post on, without any script: by WhatsApp, by mail, or its address to copy. */
export function Share({ title, address }: { title: string; address: string }) {
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="post-share" aria-labelledby="share" lang="en">
      <h2 id="share">Share</h2>
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
        <Icon name="chat" /> WhatsApp
      </a>
      <a href={mail}>
        <Icon name="mail" /> Email
      </a>
      <label>
        <span>Link</span>
        <input type="url" value={address} readOnly />
      </label>
    </section>
  );
}
