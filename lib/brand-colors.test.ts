import { describe, expect, test } from 'vitest';
import { brandTones, contrast, ink, inkField, paper } from './brand-colors.ts';

const foreign = [
  '#0b5fff',
  '#111111',
  '#ffd400',
  '#f76b15',
  '#ffffff',
  '#000000',
  '#00ff00',
  '#ff0000',
  '#808080',
];
// The whole cube in steps, so that no corner of it is forgotten.
const steps = ['00', '33', '66', '77', '99', 'cc', 'ff'];
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

test('the contrast ratio is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast(paper, ink)).toBeCloseTo(16.3, 1);
  expect(contrast('#b93a09', paper)).toBeCloseTo(5.4, 1);
});

describe.each([...foreign, ...cube])('with the main colour %s', (color) => {
  const tones = brandTones(color);

  test('text is readable', () => {
    expect(contrast(tones.main, tones.onMain)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.deep, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.deep, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.deeper, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    for (const ground of [ink, inkField]) {
      expect(contrast(tones.onInk, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tones.onInkHover, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(tones.button, tones.onButton)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.buttonHover, tones.onButton)).toBeGreaterThanOrEqual(4.5);
  });

  test('marks and surfaces are visible on paper', () => {
    expect(contrast(tones.main, paper)).toBeGreaterThanOrEqual(3);
  });

  test('a button under the pointer differs from one that isn’t', () => {
    expect(contrast(tones.deep, tones.deeper)).toBeGreaterThan(1.1);
    expect(contrast(tones.button, tones.buttonHover)).toBeGreaterThan(1.1);
    expect(contrast(tones.onInk, tones.onInkHover)).toBeGreaterThan(1.1);
  });
});

test('a colour with enough contrast stays as it is', () => {
  expect(brandTones('#0b5fff')).toMatchObject({ main: '#0b5fff', onMain: '#ffffff', deep: '#0b5fff' });
  expect(brandTones('#111111')).toMatchObject({ main: '#111111', onMain: '#ffffff', deep: '#111111' });
});

test('yellow is darkened for lines and links on paper, and stays yellow on buttons and on ink', () => {
  const { main, onMain, button, onButton, onInk } = brandTones('#ffd400');
  expect(main).not.toBe('#ffd400');
  expect(onMain).toBe(ink);
  expect([button, onButton]).toEqual(['#ffd400', ink]);
  expect(onInk).toBe('#ffd400');
});

test('a button is white on dark pages, not grey, when the main colour is nearly black', () => {
  for (const black of ['#000000', '#111111', '#2b1a12']) expect(brandTones(black).onInk).toBe(paper);
  expect(brandTones('#0a1a4a').onInk).not.toBe(paper);
});
