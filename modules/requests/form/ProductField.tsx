import { useId } from 'react';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import type { Product } from '#server/content/products.ts';
import { requestWords } from '../words.ts';

/** What is asked for: a product of the site, or none in particular. */
export function ProductField({ products, value }: { products: Product[]; value: string }) {
  const t = useWords(requestWords);
  const id = useId();
  const language = useLanguage();
  const groups = [...new Set(products.map(({ group }) => group[language]))];
  const isGone = value !== '' && !products.some(({ path }) => path === value);
  if (products.length === 0 && !isGone) return null;
  return (
    <div className="contact-field contact-wide">
      <label htmlFor={id}>{t('product')}</label>
      <select id={id} name="product" defaultValue={value}>
        <option value="">{t('noProduct')}</option>
        {groups.map((label) => (
          <optgroup key={label} label={label}>
            {products
              .filter(({ group }) => group[language] === label)
              .map(({ name, path }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
        {/* It was deleted while the form was open: the request is still about it. */}
        {isGone && <option value={value}>{value.split('/').at(-1)}</option>}
      </select>
    </div>
  );
}
