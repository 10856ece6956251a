import { api } from '#renderer/only-us/api.ts';

/** The gallery in the back office. */
export default function Page() {
  const { data = [] } = api.gallery.getAll.useQuery();
  return (
    <ul>
      {data.map((row) => (
        <li key={row.id}>{row.title}</li>
      ))}
    </ul>
  );
}
