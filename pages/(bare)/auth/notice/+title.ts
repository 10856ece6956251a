import type { PageContextServer } from 'vike/types';

// https://vike.dev/title
export default function title({ handover, site }: PageContextServer): string {
  return `${handover?.notice?.title} · ${site.name}`;
}
