/** A packaging product or a service as a new site has it. `slug` is also that of its drawing. */
export interface StarterOffer {
  slug: string;
  name: string;
  summary: string;
  /** For `richTextOf`. */
  text: readonly string[];
  specification: readonly (readonly [label: string, value: string])[];
  /** The slugs of drawings that it shows besides its own. */
  pictures?: readonly string[];
}
