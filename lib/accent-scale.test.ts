import { expect, test } from 'vitest';
import { accentOf } from './accent-scale.ts';
import { contrast } from './brand-colors.ts';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colors = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

/** A tone in one of the schemes. */
const toneIn = (css: string, scheme: string) => {
  const [, block = ''] = css.split(`:root.${scheme}{`);
  return (name: string) => new RegExp(`--orange-${name}:(#[0-9a-f]{6})`).exec(block)?.[1] ?? '';
};

test('the back office stays readable in any colour of a brand, light and dark', () => {
  expect(accentOf('')).toBe('');
  for (const color of colors) {
    for (const scheme of ['light', 'dark']) {
      const tone = toneIn(accentOf(color), scheme);
      for (const ground of ['1', '2', '3', '4', '5'])
        for (const text of ['11', '12'])
          expect(
            contrast(tone(text), tone(ground)),
            `${text} on ${ground}, ${color} ${scheme}`,
          ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone('contrast'), tone('9')), `button, ${color}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone('contrast'), tone('10')), `hovered, ${color}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone('9'), scheme === 'light' ? '#ffffff' : '#191918')).toBeGreaterThanOrEqual(3);
    }
  }
});
