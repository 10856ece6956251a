import { translateMessage } from '#lib/translate-message.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';
import { type Answer, type Found, type Kind, type Move, useChoices } from './move.ts';
import { counted, Sums } from './Results.tsx';
import { More, Step } from './Step.tsx';
import { kindNames, t } from './texts.ts';

const isFixed = ({ to }: Kind) => /^(files|menu|texts|categories)$/.test(to ?? '');

export function Review({ move, found, areas }: { move: Move; found: Found; areas: Answer['areas'] }) {
  const [{ types }, change] = useChoices(move);
  const columns: Column<Kind>[] = [
    { header: t('inExport'), width: '24%', cell: ({ type }) => kindNames(type) },
    {
      header: t('here'),
      cell: (kind) =>
        isFixed(kind) ? (
          kindNames(kind.to === 'texts' ? 'partOfTexts' : kind.type)
        ) : (
          <SelectField
            aria-label={t('becomes', { type: kindNames(kind.type) })}
            value={types[kind.type] ?? kind.to ?? 'none'}
            options={[
              ...areas.map(({ value, label }) => ({ value, label: translateMessage(label) })),
              { value: 'none', label: t('leaveOut') },
            ]}
            onChange={(to) => change({ types: { ...types, [kind.type]: to } })}
          />
        ),
    },
    counted(t('found'), ({ found }) => found),
    counted(t('moved'), ({ moved }) => moved),
    counted(t('leftOut'), ({ leftOut, failed }) => leftOut + failed),
    {
      header: t('why'),
      isMinor: true,
      cell: ({ reasons }) => <Muted as="span">{reasons.map(translateMessage).join(' ')}</Muted>,
    },
  ];
  const lists = {
    collisions: found.collisions,
    otherFiles: found.files.others,
    missingFiles: found.files.missing ?? [],
    failures: found.failed.map(({ title, why }) => `${title}: ${translateMessage(why)}`),
    problems: found.problems.map(translateMessage),
  };
  const isStale = found.kinds.some(({ type, to }) => types[type] && types[type] !== (to ?? 'none'));
  return (
    <Step title={t('reviewTitle', { title: found.site.title, host: found.site.host })} hint={t('reviewHint')}>
      <Sums {...found} />
      <DataTable rows={found.kinds} columns={columns} keyOf={({ type }) => type} size="1" />
      {isStale && <Muted role="status">{t('stale')}</Muted>}
      <div>
        {(['left out', 'changed'] as const).map((kind) => (
          <Lost key={kind} kind={kind} found={found} />
        ))}
        {Object.entries(lists).map(([name, lines]) => (
          <More key={name} title={t(name as keyof typeof lists, { count: lines.length })} lines={lines} />
        ))}
      </div>
      <Effort {...found} />
    </Step>
  );
}

function Lost({ kind, found }: { kind: 'left out' | 'changed'; found: Found }) {
  const notes = found.notes.filter((note) => note.kind === kind);
  const count = notes.reduce((sum, note) => sum + note.count, 0);
  return (
    <More
      title={t(kind === 'changed' ? 'changes' : 'losses', { count })}
      lines={notes.map(({ what, count, entry, source }) => (
        <>
          {translateMessage(what)} {count > 1 && `${formatNumber(count)} × `}
          <Muted as="span">{t('firstIn', { entry, source })}</Muted>
        </>
      ))}
    />
  );
}

function Effort({ files, minutes }: Found) {
  const { bytes, free, missing, wanted } = files;
  const isTooLittle = bytes !== null && 2 * bytes > free;
  return (
    <>
      {missing !== null && missing.length > 0 && (
        <Notice color="amber">
          {t(missing.length === wanted ? 'noFiles' : 'someMissing', { count: missing.length })}
        </Notice>
      )}
      {isTooLittle && <Notice color="red">{t('noRoom')}</Notice>}
      <Muted>
        {t('minutes', { minutes })}{' '}
        {bytes === null
          ? t('roomUnknown', { free: formatBytes(free) })
          : t('room', { bytes: formatBytes(bytes), free: formatBytes(free) })}
      </Muted>
    </>
  );
}
