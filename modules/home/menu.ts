import type { MenuItem, SidebarItem } from '#server/module.ts';

const services: MenuItem = { label: 'Services', route: '/services', pathname: '/services', order: 20 };
const packaging: MenuItem = { label: 'Packaging', route: '/packaging', pathname: '/packaging', order: 30 };

const labels = ['Banner', 'Packaging', 'Service', 'Client'];

const onlyUs = labels.map((label, index): SidebarItem => {
  const route = `/only-us/home/${label.toLowerCase()}`;
  const order = 110 + 10 * index;
  return { label, route, pathname: route, order, group: 'Home', roles: ['administrator'] };
});

/** Services and packaging in the public menu; the four screens of the group Home in the sidebar. */
export const menu = { public: [services, packaging], onlyUs };
