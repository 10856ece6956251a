import { Button } from '@radix-ui/themes';
import { say } from '#lib/interface-language.ts';

/** Opens the site as it will be at an instant, in a tab of its own. `name`: what changes then. */
export function SeeSiteThen({ at, name }: { at: Date; name: string }) {
  const label = say('See the site then');
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
      <Button size="1" variant="soft" color="gray" aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </form>
  );
}
