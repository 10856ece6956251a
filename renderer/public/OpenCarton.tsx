const faces = [
  ['#ebd2b0', 'M40 60 100 30 80 12 20 42ZM100 30 160 60 180 42 120 12Z'],
  ['#94703f', 'M40 60 100 30V90Z'],
  ['#b28858', 'M100 30 160 60 100 90Z'],
  ['#d9b78d', 'M40 60 100 90V152L40 122Z'],
  ['#b28858', 'M100 90 160 60V122L100 152Z'],
  ['#f2e0c6', 'M40 60 100 90 76 106 16 76ZM100 90 160 60 184 76 124 106Z'],
] as const;

/** Decoration, hidden from screen readers. */
export function OpenCarton() {
  return (
    <svg className="open-carton" viewBox="8 4 184 156" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="132" rx="86" ry="24" fillOpacity=".08" />
      {faces.map(([fill, d]) => (
        <path key={d} d={d} fill={fill} stroke={fill} strokeLinejoin="round" />
      ))}
      <path d="M56 118 76 128V138L56 128Z" fill="var(--orange)" />
    </svg>
  );
}
