import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** A sentence on the sign-in page, such as why everybody was signed out; null when there is nothing to say. */
export const signInNotice = point<(services: Services) => string | null>('sign-in notice');
