import type { ReactNode } from 'react';
import { isMadeIn, sizesIn } from '#lib/size.ts';
import { useWords } from '#renderer/public/language.ts';
import type { Product } from '#server/content/points.ts';
import { requestWords } from '../words.ts';

interface Props {
  products: Product[];
  values: Record<string, string>;
  errors: Record<string, string>;
  children: ReactNode;
}

/** The fields of the first step; folded to one line once the visitor filled them in on a product’s page. */
export function KnownFields({ products, values, errors, children }: Props) {
  const t = useWords(requestWords);
  const { sizeHint, isOther } = useSizeHint(products, values);
  const { product, size, quantity, city, kind } = values;
  const typed = [size, quantity, city].filter(Boolean);
  const named = products.find(({ path }) => path === product)?.name;
  const isWrong = ['product', 'size', 'quantity', 'city'].some((name) => errors[name]);
  if (!named || isWrong || (typed.length === 0 && kind !== 'sample')) return children;
  return (
    <details className="contact-wide contact-known">
      <summary>
        <span>{[named, ...typed].join(' · ')}</span> <u>{t('change')}</u>
        {isOther && <p>{sizeHint}</p>}
      </summary>
      <div className="contact-fields">{children}</div>
    </details>
  );
}

/** The size to fill in; `isOther`: the product isn’t usually made in the one asked for. */
export function useSizeHint(products: Product[], { product, size = '' }: Record<string, string>) {
  const t = useWords(requestWords);
  const sizes = products.find(({ path }) => path === product)?.sizes;
  const [asked] = sizesIn(size);
  if (!sizes) return { sizeHint: t('sizeHint'), isOther: false };
  const isOther = asked !== undefined && isMadeIn(sizes, asked) === false;
  return { sizeHint: t(isOther ? 'otherSize' : 'madeIn', { sizes }), isOther };
}
