import './brand.css';
import { api } from '#renderer/only-us/api.ts';
import { BrandForm } from './BrandForm.tsx';

/** Name, logo, colour and address of the company behind the site. */
export default function Page() {
  const { data: brand } = api.brand.get.useQuery();
  return brand && <BrandForm brand={brand} />;
}
