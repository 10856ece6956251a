import BookImage from 'lucide-react/icons/book-image';
import type { MenuItem, SidebarItem } from '#server/module.ts';

const page: MenuItem = { label: 'Catalog', route: '/catalog', pathname: '/catalog', order: 60 };

const upload: SidebarItem = {
  label: 'Upload Catalog',
  route: '/only-us/upload-catalog',
  pathname: '/only-us/upload-catalog',
  order: 30,
  icon: BookImage,
  roles: ['client', 'administrator'],
};

/** Where the catalog stands in the public menu and in the sidebar. */
export const menu = { public: [page], onlyUs: [upload] };
