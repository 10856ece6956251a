import { ProductForm } from '../ProductForm.tsx';

/** A new product. */
export default function Page() {
  return <ProductForm product={null} />;
}
