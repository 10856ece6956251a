import { Link, Text } from '@radix-ui/themes';
import { actions, otherAreas } from '#lib/activity.ts';
import { browserName } from '#lib/browser-name.ts';
import { localize } from '#lib/interface-language.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { Ago } from '../base/Ago.tsx';
import { type Column, DataTable, tight } from '../base/DataTable.tsx';
import { Muted } from '../base/Muted.tsx';
import { t } from './activity-texts.ts';

export type Line = Outputs['content']['getActivity'][number];

export function LinesTable({ lines, entryOf }: { lines: Line[]; entryOf?(line: Line): string }) {
  const entry: Column<Line> = {
    header: t('entry'),
    cell: (line) => <Entry line={line} only={entryOf?.(line)} />,
    width: '34%',
  };
  const columns: Column<Line>[] = [
    { header: t('when'), cell: ({ at }) => <Ago at={at} withTime />, width: tight },
    { header: t('who'), cell: whoOf },
    { header: t('what'), cell: (line) => <What line={line} hasLink={entryOf !== undefined} /> },
    ...(entryOf ? [entry] : []),
    { header: t('from'), cell: fromOf, isMinor: true },
  ];
  return <DataTable rows={lines} columns={columns} keyOf={({ id }) => id} />;
}

function whoOf({ name, source }: Line) {
  if (name) return name;
  return source === 'command' ? t('command') : source === 'browser' ? t('somebody') : t('theSite');
}

function fromOf({ source, browser, isThisSession }: Line) {
  if (source === 'command') return t('command');
  if (source === 'schedule') return t('schedule');
  if (source === 'site') return t('theSite');
  if (source === 'assistant') return browser;
  return isThisSession ? t('thisSession') : browser && browserName(browser);
}

function What({ line: { what, detail, versionRoute, title }, hasLink }: { line: Line; hasLink: boolean }) {
  return (
    <>
      {localize(actions[what] ?? what)}
      {detail && (
        <Muted as="div">
          {/^\d{4}-\d\d-\d\dT/.test(detail) ? <Ago at={new Date(detail)} withTime /> : detail}
        </Muted>
      )}
      {hasLink && versionRoute && (
        <Text as="div" size="1">
          <Link href={versionRoute} color="gray" aria-label={t('versionOf', { title })}>
            {t('version')}
          </Link>
        </Text>
      )}
    </>
  );
}

function Entry({ line, only }: { line: Line; only: string | undefined }) {
  const { route, title, noun, area, entry } = line;
  const kind = noun ?? otherAreas[area as keyof typeof otherAreas] ?? area;
  return (
    <>
      {route ? <Link href={route}>{title}</Link> : title}
      <Muted as="div">
        {localize(kind)}
        {entry !== null && (
          <>
            {' · '}
            <Link href={only} color="gray" aria-label={t('onlyOf', { title })}>
              {t('onlyEntry')}
            </Link>
          </>
        )}
      </Muted>
    </>
  );
}
