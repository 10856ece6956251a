/** How wide the catalog is shown (catalog.css). */
export const sizes = '(min-width: 75rem) 680px, (min-width: 48rem) 56vw, 94vw';
