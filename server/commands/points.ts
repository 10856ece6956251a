import type { Env } from '../env.ts';
import { point } from '../module/point.ts';
import type { Command, Finding } from './command.ts';

/** Loaded for the command line alone: a running site needs none of them. */
export const commands = point<() => Promise<{ commands: readonly Command[] }>>('commands');

/** Checks of the doctor. The settings are valid then, but the database may be damaged or missing. */
export const doctorChecks = point<(env: Env) => Promise<Finding[]>>('doctor checks');

/** After so many days nobody needs a copy any more. */
export const oldAfter = 30;

/** Removes old copies for `clean-up`; returns a line for each. */
export const cleanUps = point<(env: Env, days: number) => Promise<string[]>>('clean-ups');
