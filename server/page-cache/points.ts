import type { ModuleContext } from '../module/point.ts';
import { point } from '../module/point.ts';
import type { AnswerLookup, Services } from '../services.ts';

/** Opens a lookup after every change of public content; null without answers. The first answer counts. */
export const answersAt = point<(context: ModuleContext) => AnswerLookup | null>('answers at addresses');

/** Called for each unanswered request of a visitor: a flood of them must cost no query. */
export const notFound = point<(services: Services, path: string) => void>('not found');
