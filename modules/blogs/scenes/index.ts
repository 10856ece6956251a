/** The covers of the posts a new site starts with, by the slugs of the posts. */
export const blogScenes: readonly { slug: string; alt: string; draw: () => string }[] = [];
