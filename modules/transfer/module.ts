import { commands } from '#server/commands/points.ts';
import { endpoint, endpoints } from '#server/http/points.ts';
import { jobs, onStart } from '#server/jobs/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { answersAt, queryAddresses } from '#server/page-cache/points.ts';
import { exclusiveWork } from '#server/process/points.ts';
import { downloadExport, exportRouter } from './export/download.ts';
import { downloadReport } from './move-in/download.ts';
import { openOldAddresses } from './move-in/old-address.ts';
import { oldLinks } from './move-in/old-links.ts';
import { moving, resumeImports } from './move-in/process.ts';
import { removeUploads } from './move-in/remove-uploads.ts';
import { moveInRouter } from './move-in/router.ts';

/** Another site that moves in, and this one that moves out. */
export const transfer = {
  name: 'transfer',
  routers: { moveIn: moveInRouter, export: exportRouter },
  offers: [
    offer(
      screens,
      {
        label: 'Move in',
        route: '/only-us/global-setting/move-in',
        words: 'import impor WordPress pindah masuk WXR',
        order: 952,
        group: 'Setting',
        tabOf: 'Data',
        area: 'settings',
      },
      {
        label: 'Export',
        route: '/only-us/global-setting/export',
        words: 'ekspor move out pindah keluar WordPress unduh download zip',
        order: 951,
        group: 'Setting',
        tabOf: 'Data',
        area: 'settings',
      },
    ),
    offer(
      commands,
      () => import('./commands/export.ts'),
      () => import('./commands/import.ts'),
      () => import('./commands/move-in-report.ts'),
      () => import('./commands/move-in.ts'),
    ),
    offer(endpoints, endpoint('/api/export.zip', downloadExport)),
    offer(endpoints, endpoint('/api/move-in/:id/report.csv', downloadReport)),
    offer(jobs, removeUploads),
    offer(onStart, resumeImports),
    offer(exclusiveWork, moving),
    offer(answersAt, openOldAddresses),
    offer(queryAddresses, oldLinks),
  ],
} satisfies SiteModule;
