import type { Queries } from '#database/client.ts';
import { type Pictures, picturesById } from '../files/shown-picture.ts';
import { picturesIn } from './read.ts';
import type { RichText } from './rich-text.ts';

/** The pictures of these texts, as far as their files exist. */
export function picturesOf(db: Queries, ...docs: RichText[]): Pictures {
  return picturesById(db, docs.flatMap(picturesIn));
}
