// The letters are outlines of Plus Jakarta Sans 800, so that the logo never waits for a font.
const letters = [
  'M7.86 0 .32-22H5.34L11.01-4.34H10.01L15.68-22H20.7L13.17 0Z',
  'M22.02 0V-16.12H26.45V0ZM22.02-17.57V-22H26.45V-17.57Z',
  'M29.07 0V-16.12H33.2V-12.93L32.97-13.64Q33.53-15.09 34.78-15.78 36.04-16.48 37.72-16.48 39.55-16.48 40.93-15.71 42.3-14.94 43.07-13.57 43.84-12.2 43.84-10.36V0H39.41V-9.42Q39.41-10.37 39.04-11.04 38.67-11.72 38-12.11 37.33-12.49 36.46-12.49 35.6-12.49 34.92-12.11 34.24-11.72 33.87-11.04 33.5-10.37 33.5-9.42V0Z',
  'M54.04.35Q51.62.35 49.69-.75 47.75-1.86 46.62-3.78 45.48-5.7 45.48-8.09 45.48-10.48 46.6-12.39 47.73-14.29 49.67-15.39 51.62-16.48 54.04-16.48 55.85-16.48 57.38-15.86 58.92-15.24 60.01-14.13 61.1-13.02 61.57-11.52L57.74-9.86Q57.32-11.07 56.33-11.78 55.34-12.49 54.04-12.49 52.89-12.49 51.99-11.93 51.09-11.37 50.57-10.37 50.06-9.36 50.06-8.06 50.06-6.76 50.57-5.76 51.09-4.75 51.99-4.19 52.89-3.63 54.04-3.63 55.37-3.63 56.35-4.34 57.32-5.05 57.74-6.26L61.57-4.58Q61.13-3.16 60.04-2.04 58.95-.92 57.41-.28 55.88.35 54.04.35Z',
  'M63.54 0V-16.12H67.97V0ZM63.54-17.57V-22H67.97V-17.57Z',
];

interface LogoProps {
  /** What screen readers say. */
  title?: string;
  className?: string;
}

/** Mark and wordmark in the colour of the text around them, 32 px high unless CSS sets another height; the width follows. */
export function Logo({ title = 'Vinci', className }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 110 32" height="32" role="img" aria-label={title}>
      <title>{title}</title>
      <path fill="#F76B15" d="M16 .5 27.5 6.8 16 13.2 4.5 6.8Z" />
      <path fill="currentColor" d="M1 7.6 14.8 15.3V31.5L1 11.9ZM31 7.6 17.2 15.3V31.5L31 11.9Z" />
      <g fill="currentColor" transform="translate(40 26.4)">
        {letters.map((letter) => (
          <path key={letter} d={letter} />
        ))}
      </g>
    </svg>
  );
}
