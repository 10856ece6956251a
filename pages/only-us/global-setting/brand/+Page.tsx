import './brand.css';
import { api } from '#renderer/only-us/api.ts';
import { BrandForm } from './BrandForm.tsx';

export default function Page() {
  const { data: brand } = api.brand.get.useQuery();
  return brand && <BrandForm brand={brand} />;
}
