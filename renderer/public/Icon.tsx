// One path each, on a grid of 24. Our own: Lucide’s components repeat ten attributes per icon, 350 bytes too many on a home
// page of 8,000, and lack brands; Simple Icons lacks LinkedIn and is filled. A sprite would be another request, and icons
// would appear after the text.
const drawings = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2 21 21',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 7h18M3 12h18M3 17h11',
  onward: 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  download: 'M12 4v11M6.5 10 12 15.5 17.5 10M4.5 20h15',
  previous: 'M15 4.5 7.5 12l7.5 7.5',
  next: 'M9 4.5l7.5 7.5L9 19.5',
  down: 'M5 9l7 7 7-7',
  mail: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.4 6l8.6 7 8.6-7',
  place:
    'M12 21.5c4.7-4.6 7-8.4 7-11.7a7 7 0 1 0-14 0c0 3.3 2.3 7.1 7 11.7ZM12 7.3a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM16.7 7.2v.1',
  linkedin:
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5ZM8 11v5.5M8 7.6v.1M12 16.5V11M12 13.6c0-1.6 1-2.6 2.2-2.6s2 .9 2 2.4v3.1',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10.2 9.2v5.6l4.8-2.8Z',
  facebook:
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5ZM16 8h-1a2 2 0 0 0-2 2v10.5M10 13h5.5',
  tiktok: 'M13.5 3.5v11.6a3.9 3.9 0 1 1-3.9-3.9M13.5 3.5c.3 2.8 2.2 4.7 5 5',
  x: 'M4.5 4.5h3.8l11.2 15h-3.8ZM19 4.5l-6.2 6.9M10.9 13.7 5 19.5',
  phone:
    'M5 3.5h3.6l1.9 4.8-2.4 1.6a12.4 12.4 0 0 0 6 6l1.6-2.4 4.8 1.9V19a1.9 1.9 0 0 1-2 1.9A17 17 0 0 1 3.1 5.5 1.9 1.9 0 0 1 5 3.5Z',
  chat: 'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7.5L7 21v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8 9h8M8 12.5h5',
  whatsapp:
    'M3.6 20.4l1.2-4.3A8.6 8.6 0 1 1 8 19.2ZM9 7.8 7.9 9c-.3 3.2 3.9 7.4 7.1 7.1l1.2-1.1-.4-1.6-2-.7-1 1c-1.2-.5-2.2-1.5-2.7-2.7l1-1-.6-2Z',
  seal: 'M12 3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM9 9.6l2.2 2.2L15.2 7.6M8.2 15 7 21.5l5-2.6 5 2.6L15.8 15',
  link: 'M13 5h6v6M19 5l-9 9M16 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h4',
};

export type IconName = keyof typeof drawings;

/** A 24 px line icon in the text colour, hidden from screen readers: words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** The icon named by a `staticImage` (spec §3); a plain one for unknown names. */
export function iconNamed(name: string | null): IconName {
  return name && Object.hasOwn(drawings, name) ? (name as IconName) : 'link';
}
