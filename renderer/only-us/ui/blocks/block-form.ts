import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Pictures } from '#server/files/shown-picture.ts';

/** What the form of a block gets (`server/content/blocks.ts`). Its fields are below `name`: `${name}.title`. */
export interface BlockFormProps {
  form: UseFormReturn<FieldValues>;
  name: string;
  /** The pictures of the page that is saved, by the ids of their files. */
  pictures: Pictures;
}
