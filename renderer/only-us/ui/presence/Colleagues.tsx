import { Flex, Tooltip, VisuallyHidden } from '@radix-ui/themes';
import AppWindow from 'lucide-react/icons/app-window';
import { interfaceLanguage } from '#lib/interface-language.ts';
import { Portrait } from '../../auth/Portrait.tsx';
import { t } from '../working-copy/texts.ts';
import type { Others } from './use-presence.ts';

const maxShown = 3;

/** Who else has the form of an entry open: their portraits, with their names where one points, and for screen readers in words. */
export function Colleagues({ others }: { others: Others | null }) {
  const { people = [], otherTab = false } = others ?? {};
  const list = (names: string[]) => new Intl.ListFormat(interfaceLanguage()).format(names);
  const names = people.map(({ name }) => name);
  const rest = names.slice(maxShown);
  return (
    <Flex as="span" className="form-others" role="status" align="center" gap="1" flexShrink="0">
      {people.slice(0, maxShown).map(({ name, portrait }) => (
        <Tooltip key={name} content={name}>
          <span>
            <Portrait name={name} picture={portrait} size={24} />
          </span>
        </Tooltip>
      ))}
      {rest.length > 0 && (
        <Tooltip content={list(rest)}>
          <span aria-hidden>+{rest.length}</span>
        </Tooltip>
      )}
      {otherTab && (
        <Tooltip content={t('otherTab')}>
          <AppWindow size={16} aria-hidden />
        </Tooltip>
      )}
      {(people.length > 0 || otherTab) && (
        <VisuallyHidden>
          {people.length > 0 && t('alsoOpen', { names: list(names), count: people.length })}{' '}
          {otherTab && t('otherTab')}
        </VisuallyHidden>
      )}
    </Flex>
  );
}
