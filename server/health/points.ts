import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

export interface HealthPart {
  /** The key in `/up/details`. */
  name: string;
  /** `problem` is a sentence, or null. No paths and names of people: those are in the log. */
  examine(services: Services): Promise<{ problem: string | null; facts: Record<string, unknown> }>;
}

export const healthParts = point<HealthPart>('health parts');
