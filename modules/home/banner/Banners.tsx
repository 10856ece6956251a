import { AskButton } from '#renderer/public/AskButtons.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { TurnButtons } from '#renderer/public/TurnButtons.tsx';
import { isClear, Picture } from '#renderer/ui/Picture.tsx';
import type { publishedBanners } from '../published.ts';
import { homeWords } from '../words.ts';

const sizes = '(min-width: 75rem) 730px, (min-width: 64rem) 56vw, 94vw';
// A drawing is shown whole, in a frame half as high as wide on tablets.
const sizesWhole = sizes.replace('94vw', '(min-width: 48rem) 54vw, 94vw');

export interface ShownFact {
  text: string;
  note: string;
  isCertificate: boolean;
}

type Banner = ReturnType<typeof publishedBanners>[number];

/** The hero: banners to swipe through, also without script; `renderer/public/script/carousel.ts` adds two buttons. */
export function Banners({ data: { banners, facts } }: { data: { banners: Banner[]; facts: ShownFact[] } }) {
  const t = useWords(homeWords);
  const several = banners.length > 1;
  return (
    <section className="banners carousel" aria-label={several ? t('banners') : undefined} data-carousel>
      {/* Scroll containers must be focusable. */}
      <ul tabIndex={several ? 0 : undefined}>
        {banners.map((banner, index) => (
          <li key={banner.id} id={anchorOf(banner)}>
            <BannerPanel banner={banner} isFirst={index === 0} facts={index === 0 ? facts : []} />
          </li>
        ))}
      </ul>
      {several && <Turn banners={banners} />}
    </section>
  );
}

function BannerPanel({ banner, isFirst, facts }: { banner: Banner; isFirst: boolean; facts: ShownFact[] }) {
  const { title, subtitle, buttonLabel, buttonLink, picture } = banner;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className="banner wrap">
      <div className="banner-words">
        <Title>
          <NoWrapHyphens text={title} />
        </Title>
        {subtitle && <p className="lead">{subtitle}</p>}
        <div className="buttons">
          {buttonLabel && (
            <a className="button" href={buttonLink} rel="noopener">
              {buttonLabel}
            </a>
          )}
          {isFirst && <AskButton isSecond />}
        </div>
        {facts.length > 0 && <FactLine facts={facts} />}
      </div>
      <div className="banner-picture picture-frame" data-clear={isClear(picture) || undefined}>
        <Picture picture={picture} sizes={isClear(picture) ? sizesWhole : sizes} priority={isFirst} />
      </div>
    </div>
  );
}

// Reasons to trust the company, above the fold.
function FactLine({ facts }: { facts: ShownFact[] }) {
  return (
    <ul className="banner-facts row note">
      {facts.map(({ text, note, isCertificate }) => (
        <li key={text + note}>
          {isCertificate && <Icon name="seal" />}
          <strong>{text}</strong> {note}
        </li>
      ))}
    </ul>
  );
}

function Turn({ banners }: { banners: Banner[] }) {
  const t = useWords(homeWords);
  return (
    <nav className="banners-turn wrap screen-only" aria-label={t('banners')}>
      <ol>
        {banners.map((banner, index) => (
          <li key={banner.id}>
            <a href={`#${anchorOf(banner)}`} aria-current={index === 0 ? 'true' : undefined}>
              <span>{banner.title}</span>
            </a>
          </li>
        ))}
      </ol>
      <TurnButtons previous={t('previousBanner')} next={t('nextBanner')} />
    </nav>
  );
}

function anchorOf({ id }: Banner) {
  return `banner-${id}`;
}
