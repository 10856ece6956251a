import type { SpecificationRow } from './inputs.ts';

/** The properties of an offer with their values. */
export function Specification({ rows }: { rows: SpecificationRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table className="specification">
      <caption lang="en">Specification</caption>
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
