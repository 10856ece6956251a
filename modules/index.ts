import { activity } from './activity/module.ts';
import { assistants } from './assistants/module.ts';
import { backups } from './backups/module.ts';
import { blogs } from './blogs/module.ts';
import { calendar } from './calendar/module.ts';
import { cases } from './cases/module.ts';
import { catalog } from './catalog/module.ts';
import { delivery } from './delivery/module.ts';
import { forms } from './forms/module.ts';
import { gallery } from './gallery/module.ts';
import { home } from './home/module.ts';
import { measuring } from './measuring/module.ts';
import { menu } from './menu/module.ts';
import { pages } from './pages/module.ts';
import { redirects } from './redirects/module.ts';
import { requests } from './requests/module.ts';
import { settings } from './settings/module.ts';
import { statistics } from './statistics/module.ts';
import { testimonials } from './testimonials/module.ts';
import { transfer } from './transfer/module.ts';
import { xliff } from './xliff/module.ts';

/** The content areas and tools of the site. A module is its folder and its line here: the site works without either. */
export const modules = [
  statistics,
  home,
  catalog,
  gallery,
  blogs,
  pages,
  testimonials,
  cases,
  delivery,
  requests,
  forms,
  calendar,
  menu,
  measuring,
  ...settings,
  activity,
  backups,
  redirects,
  transfer,
  xliff,
  assistants,
] as const;
