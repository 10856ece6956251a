/** A packaging product or a service as a new site has it. `slug` is also the name of its picture's file. */
export interface StarterOffer {
  slug: string;
  name: string;
  summary: string;
  /** For `richTextOf`. */
  text: readonly string[];
  specification: readonly (readonly [label: string, value: string])[];
  /** Of a product. */
  minimum?: string;
  leadTime?: string;
  /** The further pictures of it. */
  pictures: readonly string[];
}
