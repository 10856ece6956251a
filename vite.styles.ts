// A build leaves out the styles of components of Radix Themes that no screen imports, 9 kB gzipped. A new one is styled as soon as it
// is imported, and `npm run dev` has them all.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const components = 'node_modules/@radix-ui/themes/dist/esm/components';

/** The classes that these components give to what they draw, with all that they are made of. */
export function classesOf(names: Iterable<string>): Set<string> {
  const files = new Set([...names].map((name) => path.join(components, `${kebabCase(name)}.js`)));
  const classes = new Set<string>();
  // Also those that it adds meanwhile.
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [name] of code.matchAll(/rt-[A-Z]\w*/g)) classes.add(name);
    for (const [, other = ''] of code.matchAll(/from"(\.[^"]+)"/g))
      files.add(path.join(path.dirname(file), other));
  }
  return classes;
}

/** A plugin of PostCSS. */
export function withoutUnused(used = classesOf(imported())) {
  const isUsed = (selector: string) =>
    (selector.match(/(?<=\.)rt-[A-Z]\w*/g) ?? []).every((it) => used.has(it));
  return {
    postcssPlugin: 'without-unused-components',
    Rule(rule: { selectors: string[]; remove(): unknown }) {
      const selectors = rule.selectors.filter(isUsed);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    },
  };
}

function imported() {
  const files = ['modules', 'pages', 'renderer'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const code = files.filter((name) => name.endsWith('.tsx')).map((name) => readFileSync(name, 'utf8'));
  const imports = code.join('\n').matchAll(/import \{([^}]*)\} from '@radix-ui\/themes'/g);
  return new Set([...imports].flatMap(([, names = '']) => names.match(/\b[A-Z]\w*/g) ?? []));
}

function kebabCase(name: string) {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
