/** A page that a new site begins with. */
export interface StarterPage {
  title: string;
  slug: string;
  summary: string;
  /** The name of a starter picture, of whichever module. */
  cover?: string;
  /** The kinds of its blocks and what was entered. */
  blocks: [kind: string, values: Record<string, unknown>][];
}
