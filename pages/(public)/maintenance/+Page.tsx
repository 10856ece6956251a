/** What visitors see in place of every page while the site is closed (spec §1). */
export default function Page() {
  return (
    <section className="maintenance">
      <h1>Maintenance</h1>
      <p>Sorry, website is under maintenance</p>
      <p>Sorry for the problems that have occurred, you can try again in a moment</p>
    </section>
  );
}
