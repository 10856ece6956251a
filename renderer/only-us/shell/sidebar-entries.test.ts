import { expect, test } from 'vitest';
import type { SidebarEntry } from '#server/navigation/sidebar.ts';
import { entriesOf, tabsOf } from './sidebar-entries.ts';

function item(label: string, group?: 'Home' | 'Setting'): SidebarEntry {
  const route = `/only-us/${label.toLowerCase()}`;
  return { label, route, pathname: route, order: 0, icon: '', ...(group && { group }) };
}

test('a group stands where its first item would and holds the others in their order', () => {
  const sidebar = [
    item('Dashboard'),
    item('Banner', 'Home'),
    item('Gallery'),
    item('Service', 'Home'),
    item('Footer', 'Setting'),
  ];
  const entries = entriesOf(sidebar);
  expect(entries.map((entry) => ('group' in entry ? entry.group : entry.label))).toEqual([
    'Dashboard',
    'Home',
    'Gallery',
    'Setting',
  ]);
  expect(entries[1]).toMatchObject({ items: [{ label: 'Banner' }, { label: 'Service' }] });
});

test('who may open nothing of a group sees no group', () => {
  expect(entriesOf([item('Dashboard'), item('Gallery')])).toHaveLength(2);
});

test('screens of one name share an entry, and are its tabs', () => {
  const of = (label: string) => ({ ...item(label, 'Setting'), tabOf: 'Data' as const });
  const sidebar = [of('Backups'), item('Footer', 'Setting'), of('Export')];
  expect(entriesOf(sidebar)).toEqual([
    {
      group: 'Setting',
      items: [
        { ...of('Backups'), label: 'Data', pathnames: ['/only-us/backups', '/only-us/export'] },
        { ...item('Footer', 'Setting'), pathnames: ['/only-us/footer'] },
      ],
    },
  ]);
  expect(tabsOf('/only-us/export', sidebar).map(({ label }) => label)).toEqual(['Backups', 'Export']);
  expect(tabsOf('/only-us/footer', sidebar)).toEqual([]);
  // Without the other modules.
  expect(tabsOf('/only-us/export', [of('Export')])).toEqual([]);
});
