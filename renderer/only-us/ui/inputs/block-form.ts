import type { Pictures } from '#database/shown-picture.ts';
import type { AnyForm } from '../form/use-record-form.ts';

/** What the form of a block gets (`server/content/blocks.ts`). Its fields are below `name`: `${name}.title`. */
export interface BlockFormProps {
  form: AnyForm;
  name: string;
  /** The pictures of the page that is saved, by the ids of their files. */
  pictures: Pictures;
}
