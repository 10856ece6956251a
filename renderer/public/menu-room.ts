import { isLongName } from '#lib/default-brand.ts';

/** The content of the header; widths in pixels at 16 px. */
interface HeaderParts {
  labels: string[];
  /** Number of labels with sub-entries. */
  lists: number;
  logo: number;
  /** The button beside the search box; null without one. */
  button: string | null;
  hasSwitch?: boolean;
}

// The header by screen width, as in css/header.css and css/menu-room.css: its content, gaps, search box, and the menu’s
// font size and gap.
const screens = [
  { from: 48, content: 720, gap: 16, search: 120, letter: 16, between: 18.4 },
  { from: 56, content: 848, gap: 16, search: 147, letter: 16.2, between: 12 },
  { from: 64, content: 896, gap: 16, search: 44, letter: 16.4, between: 12 },
  { from: 72, content: 1024, gap: 16, search: 44, letter: 16.7, between: 12 },
  { from: 80, content: 1152, gap: 24, search: 44, letter: 17, between: 12 },
  { from: 83, content: 1200, gap: 24, search: 44, letter: 17, between: 12 },
] as const;

/** From which width in rem the menu fits beside the logo, estimated: too low cuts the header off. `none`: never. */
export function menuRoom({ labels, lists, logo, button, hasSwitch }: HeaderParts) {
  const letters = labels.reduce((sum, label) => sum + lettersIn(label), 0);
  const fitting = screens.find(({ content, gap, search, letter, between }) => {
    const menu = letters * letter + lists * 20 + (labels.length - 1) * between;
    const asking = button === null ? 0 : lettersIn(button) * 16.5 + 36 + gap;
    const switching = hasSwitch ? 44 + gap : 0;
    return logo + gap + menu + gap + search + switching + asking <= content;
  });
  return fitting?.from ?? 'none';
}

/** The width of a name as a logo: two or three lines, and its longest word. */
export function nameWidth(name: string): number {
  const words = name.split(/\s+/).map(lettersIn);
  const longest = Math.max(...words, lettersIn(name) / 2.4);
  return Math.min(288, longest * (isLongName(name) ? 14.8 : 19.5));
}

// In em: Plus Jakarta Sans averages 0.56, scripts outside Latin 1.
function lettersIn(text: string) {
  return [...text].reduce((sum, letter) => sum + (letter < '\u2E80' ? 0.58 : 1), 0);
}
