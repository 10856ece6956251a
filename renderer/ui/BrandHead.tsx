import { usePageContext } from 'vike-react/usePageContext';

/** The brand’s icon and colours in the head, unless the back office embeds them. `drawing`: its default icon. */
export function BrandHead({ drawing }: { drawing?: string }) {
  const { icon, appleIcon, stylesheet } = usePageContext().brand;
  const isDefault = icon.endsWith('.svg');
  const href = isDefault && drawing ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : icon;
  return (
    <>
      <link rel="icon" href={href} type={isDefault ? 'image/svg+xml' : 'image/png'} />
      {appleIcon && <link rel="apple-touch-icon" href={appleIcon} />}
      {stylesheet && !drawing && <link rel="stylesheet" href={stylesheet} />}
    </>
  );
}
