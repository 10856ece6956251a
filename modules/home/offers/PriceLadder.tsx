import { useLanguage, useWords } from '#renderer/public/language.ts';
import { homeWords } from '../words.ts';
import { formatRupiah, rupiahIn } from './prices.ts';
import type { OfferRow } from './rows.ts';

/** The prices of a product by quantity, side by side. One that isn’t in rupiah is shown as it was entered. */
export function PriceLadder({ prices }: { prices: OfferRow[] }) {
  const t = useWords(homeWords);
  const language = useLanguage();
  if (prices.length === 0) return null;
  return (
    <div className="price-ladder">
      <h2 className="label">{t('prices')}</h2>
      <dl>
        {prices.map(({ label, value }) => {
          const rupiah = rupiahIn(value);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{rupiah === null ? value : formatRupiah(rupiah, language)}</dd>
            </div>
          );
        })}
      </dl>
      <p className="note">{t('priceNote')}</p>
    </div>
  );
}
