import { usePageContext } from 'vike-react/usePageContext';
import { defaultName, isLongName } from '#lib/default-brand.ts';
import { optimizedUrl } from '#lib/optimized.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { useFileUrl } from './file-url.ts';
import { Logo } from './Logo.tsx';

interface Props {
  /** For screen readers; default: the site’s name. */
  title?: string;
  ground?: 'light' | 'dark';
  className?: string;
  /** For the drawing that others copy, and theirs: see `Logo`. */
  id?: string;
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
      className={`brand-name ${className}`}
      data-long={isLongName(site.name) || undefined}
      role="img"
      aria-label={alt}
    >
      {site.name}
    </strong>
  );
}
