import { wheatEar } from './marks.ts';

/** The mark burnt into heat-treated wood: framed, the ear of wheat, two rows of signs. 30 by 16 units. */
export function treatmentStamp(colour = '#4a2f12'): string {
  const line = `fill="none" stroke="${colour}" stroke-width="1"`;
  return [
    `<rect x=".5" y=".5" width="29" height="15" ${line}/><path d="M11 .5V15.5" ${line}/>`,
    `<g transform="translate(1.4 2)">${wheatEar(colour)}</g>`,
    // I, D, a dash and two figures; under them H and T.
    `<path d="M13.4 3V7M15.4 3V7H16.4Q18 7 18 5T16.4 3ZM19.4 5H20.8M22.4 3H24.4V7H22.4ZM26.6 3V7" ${line}/>`,
    `<path d="M15 9.4V13.6M18.4 9.4V13.6M15 11.5H18.4M20.4 9.4H25M22.7 9.4V13.6" ${line}/>`,
  ].join('');
}
