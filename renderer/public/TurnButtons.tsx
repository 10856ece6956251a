import { Icon } from './Icon.tsx';

/** The buttons of a carousel, which `script/carousel.ts` listens to; their labels. */
export function TurnButtons(labels: Record<'previous' | 'next', string>) {
  return (['previous', 'next'] as const).map((way) => (
    <button
      key={way}
      className="icon-button round-button"
      type="button"
      data-turn={way === 'next' ? 1 : -1}
      aria-label={labels[way]}
    >
      <Icon name={way} />
    </button>
  ));
}
