import type { ServiceIconName } from '../offers/type.ts';

// On a grid of 32.
const drawings: Record<ServiceIconName, string> = {
  box: 'M4 10 16 4l12 6v13l-12 6-12-6ZM4 10l12 6 12-6M16 16v13M10 7l12 6v5',
  warehouse: 'M3 28V12L16 4l13 8v16M3 28h26M9 28V16h14v12M9 20h14M9 24h14',
  truck:
    'M3 7h16v16H3ZM19 12h5.5L29 17.5V23H19ZM9 20.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM23.5 20.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  ship: 'M4 19h24l-3 7H8ZM8 19v-6h5v6M13 19v-9h6v9M19 19v-6h5v6M3 29c2.2 0 2.2-1 4.3-1s2.2 1 4.4 1 2.1-1 4.3-1 2.2 1 4.3 1 2.2-1 4.4-1 2.1 1 4.3 1',
  plane:
    'M28.5 3.5c1.2 1.2.6 3.4-.9 4.9l-5 5 3 12.6-2.4 2.4-5.7-10.2-5.6 5.6.6 3.8-1.9 1.9-2.9-5.2L2.5 21.4l1.9-1.9 3.8.6 5.6-5.6L3.6 8.8 6 6.4l12.6 3 5-5c1.5-1.5 3.7-2.1 4.9-.9Z',
  design: 'M4 22.5 21 5.5a2.8 2.8 0 0 1 4 0l1.5 1.5a2.8 2.8 0 0 1 0 4L9.5 28H4ZM17.5 9l5.5 5.5M15 28h13',
  customs: 'M7 3.5h13l6 6V28.5H7ZM20 3.5v6h6M11.5 14.5h9M11.5 18.5h5M14.5 24l2.5 2.5 5-5.5',
  returns: 'M12 5 5 12l7 7M5 12h14.5a7.5 7.5 0 0 1 0 15H9',
  clock: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM16 9.5V16l4.5 3',
  shield: 'M16 3.5 27 7.5v8c0 6-4.3 10.7-11 13-6.7-2.3-11-7-11-13v-8ZM11 15.5l3.7 3.700L21.3 12.5',
  scale: 'M6 28h20M9 28V13h14v15M4 13h24l-2.5-5h-19ZM16 17a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16 21l1.8-1.8',
  chart: 'M4 4v24h24M9.5 23v-6M15.5 23V12M21.5 23v-8M9.5 11.5 15.5 6l6 4L28 4.5',
};

/** A service’s drawing, 32 px, in the text colour; hidden from screen readers, because the name is next to it. */
export function ServiceIcon({ name }: { name: ServiceIconName }) {
  return (
    <svg className="icon service-icon" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
