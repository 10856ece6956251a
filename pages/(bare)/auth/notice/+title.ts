import type { PageContextServer } from 'vike/types';

// https://vike.dev/title
export default function title({ rewrite, site }: PageContextServer): string {
  return `${rewrite?.notice?.title} · ${site.name}`;
}
