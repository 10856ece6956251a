import { blogs } from './blogs/module.ts';
import { catalog } from './catalog/module.ts';
import { gallery } from './gallery/module.ts';
import { home } from './home/module.ts';
import { settings } from './settings/module.ts';

/** The content areas of the site. A module is its folder and its line here: without both, the rest still stands. */
export const modules = [home, catalog, gallery, blogs, settings] as const;
