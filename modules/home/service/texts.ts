import { texts } from '#renderer/ui/texts.ts';

/** The words of the screens of services. */
export const t = texts('service', {
  search: 'Search services',
  add: 'Add service',
  saveAsNew: 'Save as a new service',
  count: '{count, plural, one {# service} other {# services}}',
  deleteText: 'Its page and its place in the search disappear. Its pictures stay in the file manager.',
  notFound: 'This service doesn’t exist',
  toList: 'Go to services',
  failedTitle: 'The services couldn’t be loaded',
  emptyTitle: 'No services yet',
  emptyText: 'Every service has an icon on the home page and a page of its own.',
  icon: 'Icon',
  box: 'Box',
  warehouse: 'Warehouse',
  truck: 'Truck',
  ship: 'Ship',
  plane: 'Plane',
  design: 'Design',
  customs: 'Documents',
  returns: 'Returns',
  clock: 'Time',
  shield: 'Safety',
  scale: 'Weight',
  chart: 'Reports',
});
