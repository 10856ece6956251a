import { words } from '#lib/words.ts';
import { AskButtons, ChatButton } from './AskButtons.tsx';
import { useWords } from './language.ts';
import { useChat, useQuote } from './use-chat.ts';

const quoteWords = words('quote-fields', {
  size: { id: 'Ukuran', en: 'Size' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  city: { id: 'Kota tujuan', en: 'Deliver to' },
  ask: { id: 'Minta harga', en: 'Get a price' },
  sample: { id: 'Minta contoh', en: 'Request a sample' },
});

/**
 * The first fields of the quote form, on a product’s page: the form opens with them filled in. Works without script. Without a
 * form, the other ways to ask.
 */
export function QuoteFields() {
  const t = useWords(quoteWords);
  const [form, chat] = [useQuote(), useChat()];
  if (!form) return <AskButtons />;
  const { pathname, searchParams } = new URL(form, 'https://site.invalid');
  const field = { maxLength: 100, autoComplete: 'off' };
  return (
    <form className="quote-fields screen-only" action={pathname} data-asks>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="quote-size">
        {t('size')}
        <input name="size" placeholder="30 × 20 × 15 cm" {...field} />
      </label>
      <label>
        {t('quantity')}
        <input name="quantity" placeholder="500" {...field} />
      </label>
      <label>
        {t('city')}
        <input name="city" {...field} autoComplete="address-level2" />
      </label>
      <div className="buttons">
        <button className="button" type="submit">
          {t('ask')}
        </button>
        <button className="button button-outline" type="submit" name="kind" value="sample">
          {t('sample')}
        </button>
        {chat && <ChatButton href={chat} isSecond />}
      </div>
    </form>
  );
}
