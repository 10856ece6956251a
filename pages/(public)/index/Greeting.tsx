import './greeting.css';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { siteWords } from '#renderer/public/words.ts';
import type { PublicMenuItem } from '#server/module/menu.ts';
import { DieLine } from './DieLine.tsx';

interface GreetingProps {
  site: { name: string; description: string };
  /** The first entry of the menu after Home. */
  firstEntry?: PublicMenuItem;
  contactLink: string | null;
}

/** How the home page opens when no module opens it: what the site says of itself, over the flat pattern of a carton. */
export function Greeting({ site, firstEntry, contactLink }: GreetingProps) {
  const language = useLanguage();
  const t = useWords(siteWords);
  const words = site.description || site.name;
  return (
    <section className="greeting">
      <div className="greeting-row wrap">
        <div className="greeting-words">
          <h1 className={words.length > 90 ? 'greeting-long' : undefined}>{words}</h1>
          <div className="greeting-actions">
            {contactLink && (
              <a className="button" href={contactLink} target="_blank" rel="noopener">
                {t('contactUs')}
              </a>
            )}
            {firstEntry && (
              <a className="link-more" href={firstEntry.route}>
                {firstEntry.label[language]} <Icon name="onward" />
              </a>
            )}
          </div>
        </div>
        <DieLine />
      </div>
    </section>
  );
}
