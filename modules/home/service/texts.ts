import { texts } from '#renderer/only-us/ui/texts.ts';

/** The names of the icons of services. */
export const t = texts('serviceIcon', {
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
