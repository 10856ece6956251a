const abbreviations: Record<string, string> = {
  'Asia/Jakarta': ' (WIB)',
  'Asia/Makassar': ' (WITA)',
  'Asia/Jayapura': ' (WIT)',
};

/** 'Jakarta (WIB)': a time zone by the name of its place. */
export function zoneName(timeZone: string): string {
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}${abbreviations[timeZone] ?? ''}`;
}
