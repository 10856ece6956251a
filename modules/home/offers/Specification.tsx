import type { SpecificationRow } from './type.ts';

interface SpecificationProps {
  rows: SpecificationRow[];
  title: string;
}

/** The properties of an offer with their values. */
export function Specification({ rows, title }: SpecificationProps) {
  if (rows.length === 0) return null;
  return (
    <table className="specification">
      <caption>{title}</caption>
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
