import type { RichText } from '#server/rich-text/rich-text.ts';
import type { PostFields } from '../inputs.ts';

/** A post that a new site starts with. Its cover is the scene with the same slug. */
export interface StarterPost
  extends Pick<PostFields, 'title' | 'slug' | 'category' | 'language' | 'excerpt' | 'author'> {
  /** How many days before the first start it was published. */
  daysAgo: number;
  job?: Pick<PostFields, 'location' | 'employmentType'> & {
    /** How many days after the first start it closes. */
    openFor: number;
  };
  /** Its text; `pictureOf` gives the file of a scene by its slug. */
  body(pictureOf: (scene: string) => number): RichText;
}
