import { isLongName } from '#lib/default-brand.ts';

/** What stands side by side in the header. Widths are in pixels, of letters of 16 px. */
interface HeaderParts {
  labels: string[];
  /** How many of the labels open a list below them. */
  lists: number;
  logo: number;
  /** The label of the button beside the search box; null without one. */
  button: string | null;
  /** Is there a way to the other language? */
  hasSwitch?: boolean;
}

/** The screen's width in rem from which the menu has room in the header; `none`: it never has. */
export type MenuRoom = 48 | 56 | 64 | 72 | 80 | 83 | 'none';

// The header from each width on, as css/header.css and css/menu-room.css have it: its content, the gap between its
// parts, the search box, and the size and gap of the menu's entries.
const screens = [
  { from: 48, content: 720, gap: 16, search: 120, letter: 16, between: 18.4 },
  { from: 56, content: 848, gap: 16, search: 147, letter: 16.2, between: 12 },
  { from: 64, content: 896, gap: 16, search: 44, letter: 16.4, between: 12 },
  { from: 72, content: 1024, gap: 16, search: 44, letter: 16.7, between: 12 },
  { from: 80, content: 1152, gap: 24, search: 44, letter: 17, between: 12 },
  { from: 83, content: 1200, gap: 24, search: 44, letter: 17, between: 12 },
] as const;

/**
 * From which width of the screen the menu fits beside the logo. Estimated, because only the browser knows and style
 * sheets can't ask: too little room shows the menu of phones on a wider screen, too much cuts the header off.
 */
export function menuRoom({ labels, lists, logo, button, hasSwitch }: HeaderParts): MenuRoom {
  const letters = labels.reduce((sum, label) => sum + lettersIn(label), 0);
  const fitting = screens.find(({ content, gap, search, letter, between }) => {
    const menu = letters * letter + lists * 20 + (labels.length - 1) * between;
    const asking = button === null ? 0 : lettersIn(button) * 16.5 + 36 + gap;
    const switching = hasSwitch ? 44 + gap : 0;
    return logo + gap + menu + gap + search + switching + asking <= content;
  });
  return fitting?.from ?? 'none';
}

/** The room that a name needs as a logo: two or three lines of it, and its longest word. */
export function nameWidth(name: string): number {
  const words = name.split(/\s+/).map(lettersIn);
  const longest = Math.max(...words, lettersIn(name) / 2.4);
  return Math.min(288, longest * (isLongName(name) ? 14.8 : 19.5));
}

// In the size of the letters: Plus Jakarta Sans has 0.56 on average, scripts outside Latin a whole one.
function lettersIn(text: string) {
  return [...text].reduce((sum, letter) => sum + (letter < '\u2E80' ? 0.58 : 1), 0);
}
