import { point } from '../module/point.ts';

/** Work that changes much of the site in a process of its own. While one is under way, no other one begins. */
export interface ExclusiveWork {
  /** Of its lock file among the uploads. */
  name: string;
  /** Why something else has to wait, and what to do. */
  busy: string;
}

export const exclusiveWork = point<ExclusiveWork>('exclusive work');
