// OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab): lightness (0 to 1), chroma (0 is grey), hue (degrees). Unlike in HSL,
// equal lightness looks equally light in every hue.

export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Three = readonly [number, number, number];

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const [long, medium, short] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ];
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** As #rrggbb, with as much of the chroma as sRGB can show. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [most, least] = [c, 0];
  if (!isShown(lightOf({ l: lightness, c, h }))) {
    for (let step = 0; step < 16; step += 1) {
      const middle = (most + least) / 2;
      if (isShown(lightOf({ l: lightness, c: middle, h }))) least = middle;
      else most = middle;
    }
    most = least;
  }
  const channels = lightOf({ l: lightness, c: most, h }).map((light) => {
    const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.min(255, Math.max(0, Math.round(value * 255)));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Linear red, green and blue of #rrggbb, 0 to 1. */
export function linearOf(hex: string): Three {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function lightOf({ l, c, h }: Oklch): Three {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShown(light: Three) {
  return light.every((channel) => channel > -0.0005 && channel < 1.0005);
}
