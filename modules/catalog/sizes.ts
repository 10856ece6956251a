/** How wide a catalog is shown on its page (catalog.css). */
export const coverSizes = '(min-width: 75rem) 680px, (min-width: 48rem) 56vw, 94vw';
