import type { AnswerLookup } from '../http/redirect.ts';
import type { ModuleContext } from '../module/point.ts';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** Opens a lookup again after every change of public content; null while it has no answers. The first answer counts. */
export const answersAt = point<(context: ModuleContext) => AnswerLookup | null>('answers at addresses');

/** Called for each request of a visitor that nothing answers. A flood of them must cost no query. */
export const notFound = point<(services: Services, path: string) => void>('not found');
