import './menu.css';
import { api } from '#renderer/only-us/api.ts';
import { MenuForm } from './MenuForm.tsx';

export default function Page() {
  const { data: menu } = api.menu.get.useQuery();
  return menu && <MenuForm menu={menu} />;
}
