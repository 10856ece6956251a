import Users from 'lucide-react/icons/users';
import type { ContentType } from '../entry/entry-api.ts';
import { t } from './texts.ts';
import { usePresence } from './use-presence.ts';

/** Says who else has the form of an entry open. */
export function AlsoOpen({ type, id }: { type: ContentType; id: number }) {
  const others = usePresence(type, id);
  const people = others?.people ?? [];
  const names = new Intl.ListFormat('en').format(people);
  const sentences = [
    people.length > 0 && t('alsoOpen', { names, count: people.length }),
    others?.otherTab && t('otherTab'),
  ].filter(Boolean);
  return (
    <span className="form-others" role="status">
      {sentences.length > 0 && (
        <>
          <Users size={16} aria-hidden /> {sentences.join(' ')}
        </>
      )}
    </span>
  );
}
