// What the back office leaves out of the styles of Radix Themes: two thirds of them.

/** Components that no screen shows, by the names of their classes (`rt-AvatarRoot`); `vite.styles.test.ts` finds one in use. */
export const unusedComponents = [
  'Avatar',
  'BaseTab',
  'Blockquote',
  'CheckboxCard',
  'CheckboxGroup',
  'Container',
  'ContextMenu',
  'DataList',
  'HoverCard',
  'Inset',
  'Progress',
  'Quote',
  'RadioCards',
  'Section',
  'Skeleton',
  'Slider',
  'Switch',
  'TabNav',
  'Tabs',
  'ThemePanel',
];

// Also what a property that differs by the width of the window needs: `<Flex gap={{ initial: '1', sm: '2' }}>`.
const unused = new RegExp(`\\.rt-(${unusedComponents.join('|')})|\\.(xs|sm|md|lg|xl)\\\\:`);

/** A plugin of PostCSS that removes their rules. */
export const withoutUnused = {
  postcssPlugin: 'without-unused-components',
  Rule(rule: { selectors: string[]; remove(): unknown }) {
    const used = rule.selectors.filter((selector) => !unused.test(selector));
    if (used.length === rule.selectors.length) return;
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  },
};
