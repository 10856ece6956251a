import type { StarterPost } from '../starter-post.ts';

/** A post in English; `of` is the slug of the original. Its text shows the pictures of the original. */
export type TranslatedPost = Pick<StarterPost, 'title' | 'slug' | 'excerpt' | 'body'> & { of: string };
