import { median } from '../load.ts';
import { print } from '../print.ts';

/** Prints the smallest figures of both, their ratio and that of the medians. */
export function printRatio(name: string, figures: number[][], digits: number): void {
  const [other = [], ours = []] = figures;
  const smallest = [Math.min(...other), Math.min(...ours)] as const;
  const ratios = [smallest[1] / smallest[0], median(ours) / median(other)];
  print(
    `  ${name}`,
    ...smallest.map((figure) => figure.toFixed(digits)),
    ...ratios.map((ratio) => ratio.toFixed(2)),
  );
}
