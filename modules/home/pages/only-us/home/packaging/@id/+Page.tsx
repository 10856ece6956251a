import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { ProductForm } from '../ProductForm.tsx';

/** A product that is there already. */
export default function Page() {
  const id = Number(usePageContext().routeParams.id);
  const { data: product } = api.packaging.get.useQuery({ id });
  return product ? <ProductForm key={id} product={product} /> : null;
}
