import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { hasWords } from '#lib/fold.ts';
import { localize } from '#lib/interface-language.ts';
import { languageNames } from '#lib/language.ts';
import { api } from '../../api.ts';
import { leave } from '../../auth/auth-client.ts';
import { failureSentence } from '../../failure.ts';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { mayLeave } from '../base/unsaved.ts';
import { useDebouncedValue } from '../base/use-debounced-value.ts';
import { Finder, type Option } from './Finder.tsx';
import { t } from './texts.ts';

export function Palette({ onShortcuts, onClose }: { onShortcuts(): void; onClose(): void }) {
  const [typed, type] = useState('');
  const { commands, error, isSettled } = useCommands(typed, onShortcuts);
  const carryOut = ({ run }: Command) => {
    onClose();
    run();
  };
  return (
    <OpenDialog title={t('title')} isTitleHidden maxWidth="620px" className="palette" onClose={onClose}>
      <Finder
        label={t('title')}
        isLabelHidden
        placeholder={t('placeholder')}
        typed={typed}
        onType={type}
        options={commands}
        isSettled={isSettled}
        picksFirst
        onPick={carryOut}
        error={error ?? undefined}
        status={isSettled && !error && typed.trim() ? t('found', { count: commands.length }) : ''}
      />
    </OpenDialog>
  );
}

interface Command extends Option {
  words?: string | undefined;
  run(): void;
}

/** The screens, actions and entries that what is typed matches; all screens and actions until something is. */
function useCommands(typed: string, onShortcuts: () => void) {
  const { sidebar } = usePageContext();
  const words = typed.trim();
  const query = useDebouncedValue(words);
  const { data, error, isPlaceholderData, isFetching } = api.palette.find.useQuery(
    { query },
    { enabled: query !== '', placeholderData: keepPreviousData, retry: false, meta: { toast: false } },
  );
  const entries = words === '' || query === '' ? [] : (data ?? []);
  const commands: Command[] = [
    ...sidebar.map(({ label, route, words, group, tabOf: detail = group }) => ({
      id: route,
      title: localize(label),
      detail: detail && localize(detail),
      words,
      group: t('screens'),
      run: () => open(route),
    })),
    ...actions(sidebar, onShortcuts),
  ].filter(({ title, detail = '', words: also = '' }) => hasWords(`${title} ${detail} ${also}`, words));
  const found = entries.map(({ id, title, noun, route, isPublic, outdated }) => ({
    ...{ id, title, detail: localize(noun), group: t('entries') },
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
      add ? [{ id: add.route, title: localize(add.label), group, run: () => open(add.route) }] : [],
    ),
    { id: 'view', title: t('viewSite'), group, run: () => window.location.assign('/') },
    { id: 'shortcuts', title: t('shortcuts'), detail: '?', group, run: onShortcuts },
    { id: 'sign-out', title: t('signOut'), detail: 'Keluar', group, run: leave },
  ];
}

function open(route: string) {
  if (mayLeave()) void navigate(route);
}
