import { fold } from '#lib/fold.ts';
import { useWords } from '#renderer/public/language.ts';
import type { Changing } from '#server/content/once-per-change.ts';
import { areasOf, deliveryWords, type ShownArea } from './areas.ts';
import indonesia from './indonesia.json' with { type: 'json' };

interface Props {
  areas: ShownArea[];
  heading?: 'h2' | 'h3';
}

/** The cities of each area, as a map and as a table. */
export function DeliveryAreas({ areas, heading: Heading = 'h2' }: Props) {
  const t = useWords(deliveryWords);
  return areas.map(({ id, title, note, cities }) => (
    <section className="delivery-area" key={id} aria-labelledby={`area-${id}`}>
      <Heading className="title" id={`area-${id}`}>
        {title}
      </Heading>
      <div className="split">
        <Dots cities={cities} />
        <div className="delivery-cities">
          <table className="ruled">
            <thead>
              <tr>
                <th scope="col">{t('city')}</th>
                <th scope="col">{t('time')}</th>
              </tr>
            </thead>
            <tbody>
              {cities.map((city) => (
                <tr key={city.name}>
                  <th scope="row">{city.name}</th>
                  <td>{t('days', city)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {note && <p className="muted">{note}</p>}
    </section>
  ));
}

/** The areas of the service at `path`. */
export function areasAt(context: Changing, path: string) {
  const areas = areasOf(context, path);
  if (areas.length === 0) return null;
  return (
    <div className="section wrap screen-only">
      <DeliveryAreas areas={areas} />
    </div>
  );
}

const places = new Map(Object.entries(indonesia.cities));
// In degrees.
const margin = 2;

/** The cities whose places are known, on the part of Indonesia around them. The table beside it says the same. */
function Dots({ cities }: Pick<ShownArea, 'cities'>) {
  const dots = cities.flatMap(({ name, to }) => {
    const [latitude, longitude] = places.get(fold(name)) ?? [];
    return latitude && longitude ? [{ name, to, x: longitude, y: -latitude }] : [];
  });
  if (dots.length === 0) return null;
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return (
    <svg aria-hidden="true" viewBox={[left, top, width, height].join(' ')}>
      <path
        d={indonesia.outline}
        transform="translate(95 -6.1) scale(.1)"
        fill="currentColor"
        opacity={0.18}
      />
      {dots.map(({ name, to, x, y }) => (
        <circle key={name} cx={x} cy={y} r={(width / 100) * Math.max(1, 2 - to / 6)} />
      ))}
    </svg>
  );
}
