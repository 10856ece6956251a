import type { SidebarItem } from '#server/module.ts';

const administrator: SidebarItem = {
  label: 'Administrator',
  route: '/only-us/global-setting/profile',
  pathname: '/only-us/global-setting/profile',
  order: 910,
  group: 'Setting',
  roles: ['administrator'],
};

const files: SidebarItem = {
  ...administrator,
  label: 'File Manager',
  route: '/only-us/global-setting/file-manager',
  pathname: '/only-us/global-setting/file-manager',
  order: 920,
};

const footer: SidebarItem = {
  ...administrator,
  label: 'Footer',
  route: '/only-us/global-setting/footer',
  pathname: '/only-us/global-setting/footer',
  order: 930,
};

/** Where the settings stand in the sidebar. */
export const menu = { onlyUs: [administrator, files, footer] };
