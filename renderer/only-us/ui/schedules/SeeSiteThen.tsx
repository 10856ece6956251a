import { Button, IconButton } from '@radix-ui/themes';
import Eye from 'lucide-react/icons/eye';
import { localize } from '#lib/interface-language.ts';

interface Props {
  at: Date;
  /** The scheduled change, or its day. */
  name: string;
  /** Only an eye, where there is no room for words. */
  small?: boolean;
}

/** Opens the site as it will be at an instant, in a tab of its own. */
export function SeeSiteThen({ at, name, small = false }: Props) {
  const label = localize('See the site then');
  const look = { size: '1', color: 'gray', 'aria-label': `${label}: ${name}` } as const;
  return (
    // Inside the form of an entry, which must not be sent.
    <form
      method="post"
      action="/preview/at"
      target="_blank"
      onSubmit={(event) => event.stopPropagation()}
      rel="noopener"
    >
      <input type="hidden" name="at" value={at.toISOString()} />
      {small ? (
        <IconButton {...look} variant="ghost" title={label}>
          <Eye size={14} aria-hidden />
        </IconButton>
      ) : (
        <Button {...look} variant="soft">
          {label}
        </Button>
      )}
    </form>
  );
}
