import { describe, expect, test } from 'vitest';
import { brandNeutrals, brandTones, contrast, defaultNeutrals } from './brand-colors.ts';
import { hexOf, oklchOf } from './oklch.ts';

// Dark, bright and in between; and greys.
const brands = ['#0f3d2e', '#0b2545', '#1e3a8a', '#5b0e2d', '#ff8a00', '#f59e0b', '#ffd400', '#0b5fff'];
const greys = ['#111111', '#000000', '#ffffff', '#808080'];
// The whole cube in steps, so that no corner of it is forgotten.
const steps = ['00', '33', '66', '77', '99', 'cc', 'ff'];
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

const hueBetween = (one: string, other: string) => {
  const apart = Math.abs(oklchOf(one).h - oklchOf(other).h) % 360;
  return Math.min(apart, 360 - apart);
};

test('the contrast ratio is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#fbf8f4', '#1f1a17')).toBeCloseTo(16.3, 1);
  expect(contrast('#b93a09', '#fbf8f4')).toBeCloseTo(5.4, 1);
});

test('a colour is the same after a way through OKLCH', () => {
  expect(oklchOf('#f76b15').h).toBeCloseTo(45, 0);
  for (const color of [...brands, ...greys, ...cube]) expect(hexOf(oklchOf(color))).toBe(color);
});

describe.each([...brands, ...greys, '#f76b15', ...cube])('with the main colour %s', (color) => {
  const tones = brandTones(color);
  const { paper, ink, inkField, inkBand, ...neutrals } = brandNeutrals(color);

  test('text is readable', () => {
    const pairs = [
      [tones.main, tones.onMain],
      [tones.deep, paper],
      [tones.deep, '#ffffff'],
      [tones.deeper, paper],
      [tones.deeper, '#ffffff'],
      [tones.button, tones.onButton],
      [tones.buttonHover, tones.onButton],
      ...[ink, inkField, inkBand].flatMap((ground) => [
        [tones.onInk, ground],
        [tones.onInkHover, ground],
        [paper, ground],
        [neutrals.mutedOnInk, ground],
      ]),
      [ink, paper],
      [ink, neutrals.kraft],
      [neutrals.muted, paper],
      [paper, neutrals.kraftOnInk],
      [paper, neutrals.markOnInk],
    ] as const;
    for (const [one = '', other = ''] of pairs)
      expect(contrast(one, other), `${one} ${other}`).toBeGreaterThanOrEqual(4.5);
  });

  test('marks, surfaces and borders of fields are visible on paper', () => {
    for (const mark of [tones.main, neutrals.edge]) expect(contrast(mark, paper)).toBeGreaterThanOrEqual(3);
  });

  test('a button under the pointer differs from one that isn’t', () => {
    expect(contrast(tones.deep, tones.deeper)).toBeGreaterThan(1.1);
    expect(contrast(tones.button, tones.buttonHover)).toBeGreaterThan(1.1);
    expect(contrast(tones.onInk, tones.onInkHover)).toBeGreaterThan(1.1);
  });
});

test.each(brands)('every tone of %s has its hue and isn’t grey', (color) => {
  const { onMain: _, onButton: __, ...tones } = brandTones(color);
  for (const tone of Object.values(tones)) {
    expect(hueBetween(tone, color), tone).toBeLessThan(4);
    expect(oklchOf(tone).c, tone).toBeGreaterThan(0.04);
  }
});

test('dark green stays green on dark pages, and navy blue', () => {
  expect(brandTones('#0f3d2e').onInk).toBe('#469b7d');
  expect(brandTones('#0b2545').onInk).toBe('#4f8fe0');
});

test('a colour with enough contrast stays as it is', () => {
  expect(brandTones('#0b5fff')).toMatchObject({ main: '#0b5fff', onMain: '#ffffff', deep: '#0b5fff' });
  expect(brandTones('#111111')).toMatchObject({ main: '#111111', onMain: '#ffffff', deep: '#111111' });
});

test('yellow and orange are darkened for lines and links on paper, and stay bright on buttons and on ink', () => {
  for (const color of ['#ffd400', '#ff8a00', '#f59e0b']) {
    const { main, onMain, button, onButton, onInk } = brandTones(color);
    const { ink } = brandNeutrals(color);
    expect(main).not.toBe(color);
    expect([onMain, button, onButton, onInk]).toEqual([ink, color, ink, color]);
  }
});

test('a button is white on dark pages, not grey, when the main colour is nearly black', () => {
  for (const black of ['#000000', '#111111', '#2b1a12'])
    expect(brandTones(black).onInk).toBe(brandNeutrals(black).paper);
  expect(brandTones('#0a1a4a').onInk).not.toBe(brandNeutrals('#0a1a4a').paper);
});

test('around a colour everything has its hue, as light as around the default one; around a grey there is none', () => {
  for (const [name, neutral] of Object.entries(brandNeutrals('#0f3d2e'))) {
    const { l } = oklchOf(defaultNeutrals[name as keyof typeof defaultNeutrals]);
    expect(oklchOf(neutral).l, name).toBeCloseTo(name === 'kraft' ? 0.91 : l, 2);
    expect(hueBetween(neutral, '#0f3d2e'), name).toBeLessThan(25);
  }
  for (const neutral of Object.values(brandNeutrals('#808080'))) expect(neutral).toMatch(/^#(..)\1\1$/);
});
