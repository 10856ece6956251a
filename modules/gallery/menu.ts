import Images from 'lucide-react/icons/images';
import type { MenuItem, SidebarItem } from '#server/module.ts';

const publicItem: MenuItem = { label: 'Gallery', route: '/gallery', pathname: '/gallery', order: 40 };

const pictures: SidebarItem = {
  label: 'Gallery',
  route: '/only-us/gallery',
  pathname: '/only-us/gallery',
  order: 10,
  icon: Images,
  roles: ['client', 'administrator'],
};

const types: SidebarItem = {
  label: 'Gallery Type',
  route: '/only-us/global-setting/gallery-type',
  pathname: '/only-us/global-setting/gallery-type',
  order: 940,
  group: 'Setting',
  roles: ['administrator'],
};

/** Where the gallery stands in the public menu and in the sidebar. */
export const menu = { public: [publicItem], onlyUs: [pictures, types] };
