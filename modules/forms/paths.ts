export const formsPath = '/forms';

export const formPath = (slug: string) => `${formsPath}/${slug}`;
