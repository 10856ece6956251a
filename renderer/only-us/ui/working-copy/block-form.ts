import type { Pictures } from '#database/shown-picture.ts';
import type { AnyForm } from './record-form.ts';

/** The props of a block's form (`server/content/blocks.ts`), whose fields are below `name`: `${name}.title`. */
export interface BlockFormProps {
  form: AnyForm;
  name: string;
  /** The pictures of the saved page by their ids. */
  pictures: Pictures;
}
