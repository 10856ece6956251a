import { type Card, ground, inLines, lettersOf, line, tonesOf, words } from '#server/brand/share-card.ts';

/** The boxes for the logo and the picture of the product. */
export const productBoxes = {
  logo: { left: 104, top: 470, width: 380, height: 70 },
  picture: { left: 580, top: 84, width: 580, height: 462 },
};

const width = 440;

/** The link preview of a product as SVG: its name and price, room for its picture, and the name of the site or room for its logo. */
export async function productCard(card: Card & { product: string; price: string }): Promise<string> {
  const { ink, muted } = tonesOf(card.color);
  const letters = await lettersOf(card.typeface);
  const name = { bottom: card.price ? 310 : 370, most: { size: 84, width }, fill: ink };
  const price = { baseline: 380, most: { size: 44, width }, fill: muted };
  return ground(card.color, 420, [
    words(letters, inLines(card.product, 3, 12), name),
    line(letters, card.price, price),
    card.hasLogo ? '' : line(letters, card.name, { ...price, baseline: 525, fill: ink }),
  ]);
}
