import { point } from '../module/point.ts';

/** Work that changes much of the site in a process of its own. While one is under way, no other one begins. */
export interface ExclusiveWork {
  /** The name of its lock file among the uploads. */
  name: string;
  /** Why others wait, and what to do. */
  busy: string;
}

export const exclusiveWork = point<ExclusiveWork>('exclusive work');
