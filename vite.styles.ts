// What the back office leaves out of the styles of Radix Themes: 13 of 38 kB that a first screen would load.

// Components, and props of grids, that no screen has; tests/whole-site/bundles.test.ts looks for them.
export const unusedComponents =
  /\.rt-(Avatar|BaseMenu(Checkbox|Radio|Shortcut|Sub)[A-Za-z]*|BaseTab|Blockquote|CheckboxCards?|CheckboxGroup|Container|ContextMenu|Em|HoverCard|Inset|Quote|RadioCards?|Section|Skeleton|Slider|Strong|Switch|TabNav|Tabs|ThemePanel)(?![a-z])|rt-variant-classic|rt-r-(gc|gcs|gce|gr|grs|gre|gtr|ji|js)(?![a-z])/;

// Props by the width of the screen, such as `columns={{ initial: '1', md: '2' }}`. One is in use.
const responsive = /\.(xs|sm|md|lg|xl)\\:(?!rt-r-orientation)/;

interface Rule {
  selectors: string[];
  parent?: { nodes?: unknown[]; remove(): void };
  remove(): void;
}

/** A plugin of PostCSS, for the files that name a component. */
export const withoutUnused = {
  postcssPlugin: 'without-unused',
  OnceExit(root: { walkRules(selector: RegExp, change: (rule: Rule) => void): void }) {
    root.walkRules(/rt-/, (rule) => {
      const used = rule.selectors.filter((each) => !unusedComponents.test(each) && !responsive.test(each));
      if (used.length > 0) rule.selectors = used;
      else rule.remove();
    });
  },
};
