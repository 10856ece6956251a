import { accounts } from './accounts/module.ts';
import { files } from './files/module.ts';
import { footer } from './footer/module.ts';

/** Screens of settings. Each is a module of its own: its folder and its line here. */
export const settings = [accounts, files, footer] as const;
