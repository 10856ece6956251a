import { carousel } from './script/carousel.ts';
import { copyLink } from './script/copy-link.ts';
import { firstUse } from './script/first-use.ts';
import { keepTyped } from './script/keep-typed.ts';
import { largeView } from './script/large-view.ts';
import { menuDialog, submenus } from './script/menus.ts';
import { progressBar } from './script/progress-bar.ts';
import { searchBox } from './script/search-box.ts';
import { videos } from './script/videos.ts';

// The only script of the public site, which works without it.
firstUse();
progressBar();
searchBox();
menuDialog();
submenus();
largeView();
carousel();
keepTyped();
copyLink();
videos();
// What modules add to it.
const ofModules = import.meta.glob<() => void>('/modules/*/script/*.ts', { eager: true, import: 'default' });
for (const run of Object.values(ofModules)) run();

export default 0;
