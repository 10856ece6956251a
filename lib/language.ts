/** The languages of the public side. Adding one makes the compiler ask for all its words. */
export const languages = ['id', 'en'] as const;

export type Language = (typeof languages)[number];

export type Localized = Record<Language, string>;

export const languageNames: Localized = { id: 'Bahasa Indonesia', en: 'English' };
