import { optimizedUrl } from '#lib/optimized.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Logo } from '#renderer/ui/Logo.tsx';
import type { Footer as FooterData, MenuItem } from '#server/module.ts';
import { LinkColumns } from './LinkColumns.tsx';
import { PrintedContact } from './PrintedContact.tsx';

interface FooterProps {
  site: { name: string; description: string; address: string };
  menu: MenuItem[];
  /** null: no module provides a footer. Then the site's name and the menu are shown. */
  footer: FooterData | null;
  /** The path of the page. */
  pathname: string;
}

/** The end of every page: logo, one sentence, the links by type, small print. */
export function Footer({ site, menu, footer, pathname }: FooterProps) {
  const links = footer?.links ?? [];
  return (
    <footer className="footer" lang="en">
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-about">
            <FooterLogo logo={footer?.logo} staticLogo={footer?.staticLogo} siteName={site.name} />
            {site.description && <p lang="id">{site.description}</p>}
          </div>
          {links.length > 0 ? <LinkColumns links={links} /> : <SitePages menu={menu} />}
        </div>
        <PrintedContact address={site.address + pathname} contactLink={footer?.contactLink ?? null} />
        <div className="footer-small">
          <span>© {site.name}</span>
          <a href="/auth/signin">Sign in</a>
        </div>
      </div>
    </footer>
  );
}

interface FooterLogoProps {
  logo: string | null | undefined;
  staticLogo: FooterData['staticLogo'] | undefined;
  siteName: string;
}

function FooterLogo({ logo, staticLogo, siteName }: FooterLogoProps) {
  const src = useFileUrl()(logo ? { filename: logo } : null);
  if (!src && staticLogo === 'vinci') return <Logo copyOf="logo" title={siteName} className="footer-logo" />;
  if (!src) return <strong className="footer-logo">{siteName}</strong>;
  return (
    <img className="footer-logo" src={optimizedUrl(src, 384)} alt={siteName} height="32" loading="lazy" />
  );
}

function SitePages({ menu }: { menu: MenuItem[] }) {
  return (
    <nav className="link-columns" aria-label="Pages">
      <ul>
        {menu.map(({ label, route }) => (
          <li key={route}>
            <a href={route}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
