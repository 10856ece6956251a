type Rows = readonly (readonly [label: string, value: string])[];

/** A packaging product or a service as a new site has it. `slug` is also the name of its picture's file. */
export interface StarterOffer {
  slug: string;
  name: string;
  summary: string;
  /** For `richTextOf`. */
  text: readonly string[];
  specification: Rows;
  /** Of a product. */
  minimum?: string;
  leadTime?: string;
  /** The further pictures of it. */
  pictures: readonly string[];
}

/** What its page answers beside that. */
export interface StarterAnswers {
  uses: string;
  steps?: Rows;
  preparation: Rows;
  questions: Rows;
}
