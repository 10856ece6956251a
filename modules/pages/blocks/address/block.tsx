import './address.css';
import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { dayNamesIn } from '#lib/dates.ts';
import type { ValuesOf } from '#lib/fields.ts';
import { openDays } from '#lib/opening-hours.ts';
import { pageWords } from '#modules/pages/words.ts';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { type BlockProps, block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

type AddressValues = ValuesOf<typeof fields>;

/** Where the company is, and when it is open. */
export const addressBlock = block({
  name: 'address',
  label: 'Address and opening hours',
  about: 'Where you are, with a map link, phone and hours.',
  fields,
  Section: Address,
});

/** Where the company is, with a link to a map, and when it is open. */
function Address({ id, values }: BlockProps<typeof fields>) {
  const t = useWords(pageWords);
  const { company } = usePageContext() as PageContextServer;
  const { title, name, street, phone, email, map, hours } = shownOf(
    values,
    company,
    dayNamesIn[useLanguage()],
  );
  if (!street && !phone && !email) return null;
  return (
    <section className="block block-address wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <div className="block-address-row columns">
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

type Company = PageContextServer['company'];

/** What was entered, or what is known of the company where nothing was. */
function shownOf(values: AddressValues, company: Company, days: string[]): AddressValues {
  if (values.street) return values;
  const { legalName, street, city, province, postalCode, phone, email, hours } = company;
  const lines = [street, [city, postalCode].filter(Boolean).join(' '), province].filter(Boolean);
  return {
    ...values,
    name: values.name || legalName,
    street: lines.join('\n'),
    phone: values.phone || phone,
    email: values.email || email,
    hours: values.hours.length > 0 ? values.hours : hoursOf(hours, days),
  };
}

function hoursOf(hours: Company['hours'], days: string[]): AddressValues['hours'] {
  return openDays(hours).map(({ from, to, opens, closes }) => ({
    days: from === to ? `${days[from]}` : `${days[from]}–${days[to]}`,
    // As Indonesians write it.
    time: `${opens}–${closes}`.replaceAll(':', '.'),
  }));
}
