import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Move } from './move.ts';
import { countedKinds, t } from './texts.ts';

type Kind = (typeof countedKinds)[number];

export function counted<Row>(header: string, of: (row: Row) => number): Column<Row> {
  return { header, cell: (row) => formatNumber(of(row)), align: 'end' };
}

/** Contents of the old site's texts, and how much of them arrived, the largest loss first. */
export function Sums({ before, after }: Move['sums']) {
  const missing = (kind: Kind) => before[kind] - after[kind];
  const columns = [
    { header: t('inTexts'), cell: (kind: Kind) => t(kind) },
    counted(t('found'), (kind: Kind) => before[kind]),
    counted(t('moved'), (kind: Kind) => after[kind]),
    counted(t('missing'), missing),
  ];
  const rows = countedKinds.filter((kind) => before[kind] > 0);
  rows.sort((one, other) => missing(other) - missing(one));
  return <DataTable rows={rows} columns={columns} keyOf={(kind) => kind} size="1" />;
}
