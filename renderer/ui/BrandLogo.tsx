import { usePageContext } from 'vike-react/usePageContext';
import type { ShownPicture } from '#database/shown-picture.ts';
import { defaultName, isLongName } from '#lib/default-brand.ts';
import { optimizedUrl } from '#lib/optimized.ts';
import { useFileUrl } from './file-url.ts';

interface Props {
  /** For screen readers; default: the site’s name. */
  title?: string;
  ground?: 'light' | 'dark';
  className?: string;
  /** Of the drawing that others copy. */
  id?: string;
  /** The id of the drawing to reuse: its outlines weigh more than a paragraph. */
  copyOf?: string;
}

// Twice the displayed height in pixels, as wide as fits.
const height = 32;
const widest = 384;
const inDark = 'brand-logo-in-dark';

/** The brand’s picture, drawing or name. On dark pages a logo for light grounds gets one, unless there is a dark variant. */
export function BrandLogo({ title, ground = 'light', className = '', id, copyOf }: Props) {
  const { brand, site } = usePageContext();
  const fileUrl = useFileUrl();
  const alt = title ?? site.name;
  const { logo, logoOnDark } = brand;
  const show = (picture: ShownPicture, kind: string) => (
    <img
      className={`brand-logo ${kind} ${className}`}
      src={optimizedUrl(fileUrl(picture) ?? '', widest)}
      alt={alt}
      height={height}
      width={Math.round((picture.width / picture.height) * height)}
      loading={kind === inDark ? 'lazy' : undefined}
    />
  );
  if (logo && ground === 'dark') return show(logoOnDark ?? logo, logoOnDark ? '' : 'brand-logo-on-paper');
  // Browsers fetch only the visible one.
  if (logo && logoOnDark) {
    return (
      <>
        {show(logo, 'brand-logo-in-light')}
        {show(logoOnDark, inDark)}
      </>
    );
  }
  if (logo) return show(logo, '');
  if (site.name === defaultName)
    return <Logo id={id} copyOf={copyOf} title={alt} className={className || undefined} />;
  return (
    <strong
      className={`brand-name clamp ${className}`}
      data-long={isLongName(site.name) || undefined}
      role="img"
      aria-label={alt}
    >
      {site.name}
    </strong>
  );
}

// Outlines of Plus Jakarta Sans 800, so that the logo never waits for a font.
const letters = [
  'M47.9 26.4l-7.6-22h5L51 22.1h-1l5.7-17.7h5l-7.5 22Z',
  'M62 26.4V10.3h4.5v16.1Zm0-17.6V4.4h4.5v4.4Z',
  'M69 26.4V10.3h4.2v3.2l-.2-.7q.5-1.5 1.8-2.2 1.2-.7 3-.7t3.1.8 2.2 2.1.7 3.2v10.4h-4.4V17q0-1-.4-1.6-.3-.7-1-1.1t-1.5-.4q-.9 0-1.6.4t-1 1-.4 1.7v9.4Z',
  'M94 26.8q-2.4 0-4.3-1.2-2-1-3-3-1.2-1.9-1.2-4.3t1.1-4.3 3-3q2-1 4.4-1 1.8 0 3.4.5 1.5.7 2.6 1.8 1.1 1 1.6 2.6l-3.9 1.6q-.4-1.2-1.4-1.9T94 14q-1.1 0-2 .6-1 .5-1.4 1.5-.5 1-.5 2.3t.5 2.3 1.4 1.6 2 .6q1.4 0 2.3-.7 1-.8 1.4-2l3.9 1.7q-.5 1.4-1.6 2.6-1 1-2.6 1.7-1.5.6-3.4.6Z',
  'M103.5 26.4V10.3h4.5v16.1Zm0-17.6V4.4h4.5v4.4Z',
].join('');

/** Mark and wordmark in the text colour, 32 px high unless CSS says otherwise; the width follows. */
function Logo({ title, className, id, copyOf }: Omit<Props, 'ground'>) {
  return (
    <svg
      className={className}
      viewBox="0 0 110 32"
      height="32"
      fill="currentColor"
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      {copyOf ? (
        <use href={`#${copyOf}`} />
      ) : (
        <g id={id}>
          <path fill="#F76B15" d="M16 .5 27.5 6.8 16 13.2 4.5 6.8Z" />
          <path d="M1 7.6 14.8 15.3V31.5L1 11.9ZM31 7.6 17.2 15.3V31.5L31 11.9Z" />
          <path d={letters} />
        </g>
      )}
    </svg>
  );
}
