import { usePageContext } from 'vike-react/usePageContext';

/** In the head of every page: the icon of the brand and, unless it is the default, its colour. */
export function BrandHead() {
  const { icon, appleIcon, stylesheet } = usePageContext().brand;
  return (
    <>
      <link rel="icon" href={icon} type={icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png'} />
      {appleIcon && <link rel="apple-touch-icon" href={appleIcon} />}
      {stylesheet && <link rel="stylesheet" href={stylesheet} />}
    </>
  );
}
