import { useWords } from '#renderer/public/language.ts';
import { homeWords } from '../words.ts';
import type { OfferRow } from './rows.ts';

/** The prices of a product by quantity, side by side, with their units as entered. */
export function PriceLadder({ prices }: { prices: OfferRow[] }) {
  const t = useWords(homeWords);
  if (prices.length === 0) return null;
  return (
    <div className="price-ladder">
      <h2 className="label">{t('prices')}</h2>
      <dl>
        {prices.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t('priceNote')}</p>
    </div>
  );
}
