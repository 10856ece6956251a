import { usePageContext } from 'vike-react/usePageContext';
import { Link } from './marks.tsx';

/** A link that looks like a button. */
export function ButtonLink({ href, text }: { href: string; text: string }) {
  const { site } = usePageContext();
  return (
    <p className="text-button">
      <Link href={href} siteAddress={site.address}>
        {text}
      </Link>
    </p>
  );
}
