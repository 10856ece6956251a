import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** A notice on the sign-in page, such as why everybody was signed out; null for none. */
export const signInNotice = point<(services: Services) => string | null>('sign-in notice');
