import './maintenance.css';
import tapedBox from './taped-box.svg';

/** What visitors see in place of every page while the site is closed (spec §1). */
export default function Page() {
  return (
    <section className="maintenance wrap" lang="en">
      <div>
        <h1>Maintenance</h1>
        <p className="maintenance-sorry">Sorry, website is under maintenance</p>
        <p>Sorry for the problems that have occurred, you can try again in a moment</p>
      </div>
      <img src={tapedBox} width={254} height={212} alt="" />
    </section>
  );
}
