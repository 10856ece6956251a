import { offered } from '../module/registry.ts';
import { cleanUp } from './clean-up.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor/doctor.ts';
import { mailTest } from './mail-test.ts';
import { maintenance } from './maintenance.ts';
import { commands } from './points.ts';
import { seed } from './seed.ts';
import { userCreate } from './user-create.ts';
import { userLink } from './user-link.ts';
import { userResetSecondFactor } from './user-reset-second-factor.ts';

/** All commands, in the order of the help text: those of the site, then those of modules. */
export const allCommands = (): Command[] => [...ofTheSite, ...offered(commands)];

const ofTheSite: Command[] = [
  userCreate,
  userLink,
  userResetSecondFactor,
  maintenance,
  mailTest,
  doctor,
  cleanUp,
  seed,
];
