/** Why a form wasn't accepted, besides what is wrong with its fields. */
export type FormRefusal = 'invalid' | 'expired' | 'tooMany' | 'tooLong' | 'unreadable' | 'failed';

/** A form that was refused, for its page to show again: nothing that was typed is lost. */
export interface RefusedForm {
  values: Record<string, string>;
  /** A sentence for each field that is wrong. */
  errors: Record<string, string>;
  refusal: FormRefusal;
  /** The token to go on with. */
  token: string;
  /** The photos that came with it and needn't be chosen again: their signed names, for the fields `photo1` and so on. */
  photos: { name: string; label: string }[];
  /** Minutes until the next attempt, with 'tooMany'. */
  minutes?: number;
}

declare module '../http/rewrite.ts' {
  interface Rewrite {
    /** For the page of a form: what was sent and why it was refused. */
    form?: RefusedForm;
  }
}
