import type { ValuesOf } from '#lib/fields.ts';
import { internationalPhone, shownPhone } from '#lib/phone.ts';
import { pageWords } from '#modules/pages/words.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { mapLink, mapOf, placeOf, useOpeningHours } from '#renderer/public/company.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useQuote } from '#renderer/public/use-chat.ts';
import { WhoAnswers } from '#renderer/public/WhoAnswers.tsx';
import { siteWords } from '#renderer/public/words.ts';
import { type BlockProps, block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

type AddressValues = ValuesOf<typeof fields>;

export const addressBlock = block({
  name: 'address',
  label: 'Address and opening hours',
  about: 'Where you are, with a map link, phone and hours.',
  fields,
  Section: Address,
});

/** Address with a map link, contacts and opening hours. Without an address of its own, also the people to ask. */
function Address({ id, values }: BlockProps<typeof fields>) {
  const t = useWords(pageWords);
  const shown = useShown(values);
  const { title, street, phone, email, hours } = shown;
  if (!street && !phone && !email) return null;
  return (
    <BlockSection id={id} title={title} className="block-address">
      <div className="block-address-row columns">
        <ContactLinks {...shown} />
        {hours.length > 0 && (
          <table className="ruled">
            <caption className="subtitle">{t('hours')}</caption>
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
      {!values.street && <WhoAnswers />}
    </BlockSection>
  );
}

/** Touch targets large enough for a thumb. */
function ContactLinks({ name, street, phone, email, map }: AddressValues) {
  const t = useWords(siteWords);
  const form = useQuote();
  const place = street.split('\n');
  return (
    <address>
      {name && <strong>{name}</strong>}
      <span>{street}</span>
      {street && (
        <a className="tap" href={map || mapOf(place)} target="_blank" rel="noopener">
          <Icon name="place" /> {t('openMap')}
        </a>
      )}
      {phone && (
        <a className="block-address-phone tap" href={`tel:${internationalPhone(phone)}`}>
          <Icon name="phone" /> {shownPhone(phone)}
        </a>
      )}
      {email && (
        <a className="tap" href={`mailto:${email}`}>
          <Icon name="mail" /> {email}
        </a>
      )}
      {form && (
        <a className="tap" href={form}>
          <Icon name="onward" /> {t('quote')}
        </a>
      )}
    </address>
  );
}

/** Without a street, everything that is empty is the brand’s. */
function useShown(values: AddressValues): AddressValues {
  const { company } = useServerPage();
  const open = useOpeningHours(company);
  if (values.street) return values;
  const { legalName, phone, email } = company;
  return {
    ...values,
    name: values.name || legalName,
    street: placeOf(company).join('\n'),
    map: values.map || (mapLink(company) ?? ''),
    phone: values.phone || phone,
    email: values.email || email,
    hours: values.hours.length > 0 ? values.hours : open.map(({ days, times }) => ({ days, time: times })),
  };
}
