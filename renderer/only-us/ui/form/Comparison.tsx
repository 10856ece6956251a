import './comparison.css';
import { Fragment } from 'react';
import { type ComparedRow, compare, type Piece } from './compare.ts';
import { t } from './texts.ts';

/** Two versions of a value side by side, with the differing words marked. */
export function Comparison({ theirs, mine }: { theirs: unknown; mine: unknown }) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{t('theirs')}</th>
          <th scope="col">{t('mine')}</th>
        </tr>
      </thead>
      <tbody>
        {compare(theirs, mine).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of two given versions never move
          <Row key={index} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ComparedRow }) {
  if (row.kind === 'changed')
    return (
      <tr>
        <Side pieces={row.theirs} />
        <Side pieces={row.mine} />
      </tr>
    );
  return (
    <tr className="comparison-same">
      <td colSpan={2}>
        {row.kind === 'same' ? t('same', { count: row.count }) : `${row.text} – ${t('formatting')}`}
      </td>
    </tr>
  );
}

function Side({ pieces }: { pieces: Piece[] | null }) {
  if (!pieces) return <td className="comparison-missing">{t('missing')}</td>;
  return (
    <td>
      {pieces.map(({ text, marked }, index) => {
        const Words = marked ? 'mark' : Fragment;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a given version never move
        return <Words key={index}>{text}</Words>;
      })}
    </td>
  );
}
