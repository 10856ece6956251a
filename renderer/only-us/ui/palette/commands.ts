import { keepPreviousData } from '@tanstack/react-query';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { hasWords } from '#lib/fold.ts';
import { say } from '#lib/interface-language.ts';
import { languageNames } from '#lib/language.ts';
import { api } from '../../api.ts';
import { leave } from '../../auth/leave.ts';
import { failureSentence } from '../../failure.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { mayLeave } from '../working-copy/unsaved.ts';
import type { Option } from './Finder.tsx';
import { t } from './texts.ts';

/** Something that the palette opens or does. */
export interface Command extends Option {
  /** What else finds it. */
  words?: string | undefined;
  run(): void;
}

/** The screens, actions and entries that what is typed matches; all screens and actions until something is. */
export function useCommands(typed: string, onShortcuts: () => void) {
  const { sidebar } = usePageContext();
  const words = typed.trim();
  const query = useDebouncedValue(words);
  const { data, error, isPlaceholderData, isFetching } = api.palette.find.useQuery(
    { query },
    { enabled: query !== '', placeholderData: keepPreviousData, retry: false, meta: { toast: false } },
  );
  const entries = words === '' || query === '' ? [] : (data ?? []);
  const commands: Command[] = [
    ...sidebar.map(({ label, route, words, group: detail }) => ({
      ...{ id: route, title: say(label), detail, words, group: t('screens') },
      run: () => open(route),
    })),
    ...actions(sidebar, onShortcuts),
  ].filter(({ title, detail = '', words: also = '' }) => hasWords(`${title} ${detail} ${also}`, words));
  const found = entries.map(({ id, title, noun, route, isPublic, outdated }) => ({
    ...{ id, title, detail: say(noun), group: t('entries') },
    ...(!isPublic && { badge: t('draft') }),
    ...(isPublic && outdated && { badge: t('outdated', { language: languageNames[outdated] }) }),
    run: () => open(route),
  }));
  return {
    error: error && failureSentence(error),
    commands: [...commands, ...found],
    isSettled: words === '' || (query === words && !isPlaceholderData && !isFetching),
  };
}

type Sidebar = ReturnType<typeof usePageContext>['sidebar'];

function actions(sidebar: Sidebar, onShortcuts: () => void): Command[] {
  const group = t('actions');
  return [
    ...sidebar.flatMap(({ add }) =>
      add ? [{ id: add.route, title: say(add.label), group, run: () => open(add.route) }] : [],
    ),
    { id: 'view', title: t('viewSite'), group, run: () => window.location.assign('/') },
    { id: 'shortcuts', title: t('shortcuts'), detail: '?', group, run: onShortcuts },
    { id: 'sign-out', title: t('signOut'), detail: 'Keluar', group, run: leave },
  ];
}

function open(route: string) {
  if (mayLeave()) void navigate(route);
}
