import { backup } from './backup.ts';
import { cleanUp } from './clean-up.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor/doctor.ts';
import { exportCommand } from './export.ts';
import { backupExport } from './export-backup.ts';
import { importCommand } from './import.ts';
import { mailTest } from './mail-test.ts';
import { maintenance } from './maintenance.ts';
import { moveIn } from './move-in.ts';
import { moveInCheck, moveInReport, moveInSwitch, moveInUndo } from './move-in-report.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';
import { backupSend } from './send-backups.ts';
import { userCreate } from './user-create.ts';
import { userLink } from './user-link.ts';
import { userResetSecondFactor } from './user-reset-second-factor.ts';

/** All commands, in the order of the help text. */
export const commands: Command[] = [
  userCreate,
  userLink,
  userResetSecondFactor,
  maintenance,
  mailTest,
  backupSend,
  backupExport,
  backup,
  restore,
  doctor,
  cleanUp,
  seed,
  exportCommand,
  importCommand,
  moveInReport,
  moveInCheck,
  moveInSwitch,
  moveInUndo,
  moveIn,
];
