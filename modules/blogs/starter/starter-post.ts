import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { PostFields } from '../type.ts';

/** A post that a new site starts with. Its cover is the picture with the same name. */
export interface StarterPost
  extends Pick<PostFields, 'title' | 'slug' | 'category' | 'language' | 'excerpt' | 'author'> {
  /** How many days before the first start it was published. */
  daysAgo: number;
  job?: Pick<PostFields, 'location' | 'employmentType'> & {
    /** How many days after the first start it closes. */
    openFor: number;
  };
  /** Its text; `pictureOf` gives the file of a starter picture by its name, 0 if the module that has it is missing. */
  body(pictureOf: (slug: string) => number): RichText;
}
