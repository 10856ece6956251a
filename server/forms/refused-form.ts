/** Why a form wasn't accepted, besides what is wrong with its fields. */
export type FormRefusal = 'invalid' | 'expired' | 'tooMany' | 'tooLong' | 'unreadable' | 'failed' | 'gone';

/** For its page to show again: nothing typed is lost. */
export interface RefusedForm {
  values: Record<string, string>;
  /** A sentence for each field that is wrong. */
  errors: Record<string, string>;
  refusal: FormRefusal;
  token: string;
  /** The photos that came with it and needn't be chosen again: their names, for the fields `photo1` and so on. */
  photos: { name: string; label: string }[];
  /** Minutes until the next attempt, with 'tooMany'. */
  minutes?: number;
}

declare module '../http/rewrite.ts' {
  interface Rewrite {
    /** A refused form, for its page. */
    form?: RefusedForm;
  }
}
