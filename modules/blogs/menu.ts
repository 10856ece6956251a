import Newspaper from 'lucide-react/icons/newspaper';
import type { MenuItem, SidebarItem } from '#server/module.ts';

const publicItem: MenuItem = { label: 'Blogs', route: '/blogs', pathname: '/blogs', order: 50 };

const posts: SidebarItem = {
  label: 'Blogs',
  route: '/only-us/blogs',
  pathname: '/only-us/blogs',
  order: 20,
  icon: Newspaper,
  roles: ['client', 'administrator'],
};

/** Where the blog stands in the public menu and in the sidebar. */
export const menu = { public: [publicItem], onlyUs: [posts] };
