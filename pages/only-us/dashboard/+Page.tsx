/** Where everybody lands after signing in. */
export default function Page() {
  return <h1>Dashboard</h1>;
}
