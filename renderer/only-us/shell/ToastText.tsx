import { Box, Button } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
export interface ToastDetails {
  text?: string | undefined;
  link?: { label: string; href: string } | undefined;
  undo?: (() => void) | undefined;
}

interface Props extends ToastDetails {
  title: string;
  dismiss(): void;
}

export function ToastText({ title, text, link, undo, dismiss }: Props) {
  const takeBack = () => {
    dismiss();
    undo?.();
  };
  const isInside = link?.href.startsWith('/only-us/');
  return (
    <>
      <Box flexGrow="1" flexBasis="0" minWidth="0">
        <p className="toast-title">{title}</p>
        {text && <p>{text}</p>}
        {link && (
          <a
            className="toast-link"
            href={link.href}
            onClick={dismiss}
            {...(!isInside && { target: '_blank', rel: 'noreferrer' })}
          >
            {link.label}
          </a>
        )}
      </Box>
      {undo && (
        <Button className="toast-undo" variant="soft" aria-keyshortcuts="Control+Z" onClick={takeBack}>
          {localize('Undo')}
        </Button>
      )}
    </>
  );
}
