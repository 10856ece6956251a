import type { SidebarItem } from '#server/module.ts';

const administrator: SidebarItem = {
  label: 'Administrator',
  route: '/only-us/global-setting/profile',
  pathname: '/only-us/global-setting/profile',
  place: 910,
  icon: 'setting',
  group: 'Setting',
  roles: ['administrator'],
};

/** Where the settings stand in the sidebar. */
export const menu = { onlyUs: [administrator] };
