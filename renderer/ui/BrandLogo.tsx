import { usePageContext } from 'vike-react/usePageContext';
import { defaultName, isLongName } from '#lib/default-brand.ts';
import { optimizedUrl } from '#lib/optimized.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { useFileUrl } from './file-url.ts';
import { Logo } from './Logo.tsx';

interface Props {
  /** What screen readers say; the name of the site when it is left out. */
  title?: string;
  /** What it is shown on. */
  ground?: 'light' | 'dark';
  className?: string;
  /** For the drawing that others on the page copy, and theirs: `Logo` says why. */
  id?: string;
  copyOf?: string;
}

// Twice the height in pixels that a logo is shown at, and as wide as fits.
const height = 32;
const widest = 384;
const inDark = 'brand-logo-in-dark';

/**
 * The logo of the brand: its picture, the drawing of the default brand, or its name. A logo for light grounds gets one
 * where the page is dark, unless there is another for dark grounds.
 */
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
  // Of two, the browser fetches only the one that shows.
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
      className={`brand-name ${className}`}
      data-long={isLongName(site.name) || undefined}
      role="img"
      aria-label={alt}
    >
      {site.name}
    </strong>
  );
}
