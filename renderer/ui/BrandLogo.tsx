import { usePageContext } from 'vike-react/usePageContext';
import { defaultName } from '#lib/default-brand.ts';
import { optimizedUrl } from '#lib/optimized.ts';
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

/**
 * The logo of the brand: its picture, the drawing of the default brand, or its name. A logo for light grounds gets one
 * where the page is dark.
 */
export function BrandLogo({ title, ground = 'light', className = '', id, copyOf }: Props) {
  const { brand, site } = usePageContext();
  const fileUrl = useFileUrl();
  const alt = title ?? site.name;
  const picture = ground === 'dark' ? (brand.logoOnDark ?? brand.logo) : brand.logo;
  const src = fileUrl(picture);
  if (picture && src) {
    const needsGround = ground === 'dark' && !brand.logoOnDark;
    return (
      <img
        className={`brand-logo ${needsGround ? 'brand-logo-on-paper' : ''} ${className}`}
        src={optimizedUrl(src, widest)}
        alt={alt}
        height={height}
        width={Math.round((picture.width / picture.height) * height)}
      />
    );
  }
  if (site.name === defaultName) return <Logo id={id} copyOf={copyOf} title={alt} className={className} />;
  return (
    <strong className={`brand-name ${className}`} role="img" aria-label={alt}>
      {site.name}
    </strong>
  );
}
