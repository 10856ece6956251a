import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { signInNotice } from '#server/auth/points.ts';
import { cleanUps, commands, doctorChecks } from '#server/commands/points.ts';
import { healthParts } from '#server/health/points.ts';
import { endpoint, endpoints } from '#server/http/points.ts';
import { jobs, whileRunning } from '#server/jobs/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { notifications } from '#server/notifications/points.ts';
import { exclusiveWork } from '#server/process/points.ts';
import { sendOutput } from '#server/process/site-command.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import { formerSite } from '#server/request/points.ts';
import type { Services } from '#server/services.ts';
import { attention } from '#server/site/points.ts';
import { administratorProcedure } from '#server/trpc.ts';
import { backupHealth, examineBackups } from './checks.ts';
import { backupNamed } from './list.ts';
import { backUpEveryNight } from './nightly.ts';
import { restoredNotice } from './restore/last-restore.ts';
import { endOldRehearsal, readRehearsal } from './restore/rehearsal.ts';
import { restoring } from './restore/restore.ts';
import { examineOldCopies, removeOldCopies } from './retention.ts';
import { backupRouter } from './router.ts';
import { readBackupStatus } from './status.ts';
import { backupAttention, backupTrouble } from './trouble.ts';

/** Backups of the whole site: every night, off-site, and the way back from them. */
export const backups = {
  name: 'backups',
  routers: { backup: backupRouter },
  /** For the dashboard: the last backup, its verification and off-site copy, or why they failed, and the next one. */
  siteProcedures: { getBackups: administratorProcedure.query(({ ctx }) => readBackupStatus(ctx)) },
  offers: [
    offer(screens, {
      label: 'Backups',
      route: '/only-us/backups',
      words: 'cadangan restore pulihkan download unduh',
      order: 950,
      group: 'Setting',
      tabOf: 'Data',
      area: 'settings',
    }),
    offer(
      commands,
      () => import('./commands/backup.ts'),
      () => import('./commands/restore.ts'),
    ),
    offer(attention, backupAttention),
    offer(notifications, backupTrouble.kind),
    offer(cleanUps, removeOldCopies),
    offer(doctorChecks, examineBackups, examineOldCopies),
    offer(healthParts, backupHealth),
    offer(endpoints, endpoint('/api/backups/:name', downloadBackup)),
    offer(whileRunning, backUpEveryNight),
    offer(jobs, endOldRehearsal),
    offer(exclusiveWork, restoring),
    offer(formerSite, ({ env, now }) => readRehearsal(env, now())),
    offer(signInNotice, restoredNotice),
  ],
} satisfies SiteModule;

/**
 * `GET /api/backups/<name>`: the archive, a nightly one with its uploads. It has everything of the site, so it requires recent
 * re-authentication.
 */
function downloadBackup(services: Services) {
  return async (request: Request<{ name: string }>, response: Response) => {
    const asked = await administratorDownload(services, request, response, { confirm: true });
    if (!asked) return;
    const file = backupNamed(services.env, request.params.name);
    if (!file) return void asked.refuse(404, 'This backup is no longer there.');
    const name = path.basename(file);
    asked.note({ what: 'downloaded', type: 'backup', title: name });
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/gzip');
    if (!name.startsWith('nightly-')) {
      response.set('Content-Length', String((await stat(file)).size));
      return void (await pipeline(createReadStream(file), response).catch(() => undefined));
    }
    await sendOutput(services, ['backup', 'export', file], response);
  };
}
