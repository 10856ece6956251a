import { readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { classesOf, withoutUnused } from './vite.styles.ts';

const sheet = 'node_modules/@radix-ui/themes/components.css';

test('a component is styled as soon as a screen imports it, in every size and width', async () => {
  const built = async (...names: string[]) => {
    const css = { postcss: { plugins: [withoutUnused(classesOf(names))] } };
    const config = await resolveConfig({ configFile: false, css }, 'build');
    return (await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config)).code;
  };
  expect(await built('Button')).not.toContain('.rt-SwitchRoot');
  const styles = await built('Button', 'Switch', 'AlertDialog');
  expect(styles).toContain('.rt-SwitchThumb');
  expect(styles).toMatch(/\.rt-SwitchRoot:where\(\.md\\:rt-r-size-2\)/);
  expect(styles).toContain('.rt-BaseDialogContent');
});
