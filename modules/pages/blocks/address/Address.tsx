import './address.css';
import { pageWords } from '#modules/pages/words.ts';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { BlockProps } from '#server/content/blocks.ts';
import type { AddressValues } from './fields.ts';

/** Where the company is, with a link to a map, and when it is open. */
export function Address({ id, values }: BlockProps<AddressValues>) {
  const t = useWords(pageWords);
  const { title, name, street, phone, email, map, hours } = values;
  return (
    <section className="block block-address wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <div className="block-address-row">
        <div>
          <address>
            {name && <strong>{name}</strong>}
            <span>{street}</span>
            {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </address>
          {map && (
            <a className="link-more" href={map} target="_blank" rel="noopener">
              {t('openMap')} <Icon name="onward" />
            </a>
          )}
        </div>
        {hours.length > 0 && (
          <table>
            <caption>{t('hours')}</caption>
            <tbody>
              {hours.map(({ days, time }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
