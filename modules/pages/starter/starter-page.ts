/** A page that a new site begins with. */
export interface StarterPage {
  title: string;
  slug: string;
  summary: string;
  /** The kinds of its blocks and what was entered. */
  blocks: [kind: string, values: Record<string, unknown>][];
}
