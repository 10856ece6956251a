import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { siteWords } from '#renderer/public/words.ts';

/** Opens the home page if no module does: the site’s description over the flat pattern of a carton. */
export function Greeting() {
  const { site, menus, footer } = useServerPage();
  const { contactLink } = footer();
  const [, firstEntry] = menus().header;
  const language = useLanguage();
  const t = useWords(siteWords);
  const words = site.description || site.name;
  return (
    <section className="greeting kraft-band">
      <div className="greeting-row split wrap">
        <div className="greeting-words">
          <h1 className={words.length > 90 ? 'title' : undefined}>{words}</h1>
          <div className="buttons">
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

// In millimetres: cuts, creases, and the glue flap.
const cut =
  'M40 120V60Q40 40 58 40H132Q150 40 150 60V120M150 120V20H310V120M310 120V60Q310 40 328 40H402Q420 40 420 60V120M420 120V20H580V120V300V400H420V300M420 300V360Q420 380 402 380H328Q310 380 310 360V300M310 300V400H150V300M150 300V360Q150 380 132 380H58Q40 380 40 360V300';
const glue = 'M40 120 8 138V282L40 300Z';
const crease = 'M40 120H580M40 300H580M40 120V300M150 120V300M310 120V300M420 120V300';
const measures = 'M150 440H310M150 432v16M310 432v16M620 120V300M612 120h16M612 300h16';

/** Decoration, hidden from screen readers. */
function DieLine() {
  return (
    <svg className="die-line" viewBox="0 0 640 460" fill="none" aria-hidden="true" focusable="false">
      <path d={glue} fill="var(--orange)" />
      <path d={cut} stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      <path d={glue} stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      <path d={crease} stroke="currentColor" strokeWidth="1.5" strokeDasharray="9 7" />
      <path d={measures} stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}
