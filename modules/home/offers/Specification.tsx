import { useWords } from '#renderer/public/language.ts';
import { homeWords } from '../words.ts';
import type { SpecificationRow } from './inputs.ts';

/** The properties of an offer with their values. */
export function Specification({ rows }: { rows: SpecificationRow[] }) {
  const t = useWords(homeWords);
  if (rows.length === 0) return null;
  return (
    <table className="specification">
      <caption>{t('specification')}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label + value}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
