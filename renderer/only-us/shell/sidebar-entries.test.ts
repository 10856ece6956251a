import { expect, test } from 'vitest';
import type { SidebarEntry } from '#server/navigation/sidebar.ts';
import { entriesOf } from './sidebar-entries.ts';

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
