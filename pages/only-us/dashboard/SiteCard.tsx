import { Button, Card, Flex, Heading } from '@radix-ui/themes';
import type { inferRouterOutputs } from '@trpc/server';
import { lazy, Suspense, useState } from 'react';
import { timeZones } from '#lib/time-zones.ts';
import type { AppRouter } from '#server/router.ts';
import { siteWords } from './words.ts';

/** The settings of the site as the screen gets them. */
export type Settings = inferRouterOutputs<AppRouter>['site']['get'];

// The form, with all that forms need, is fetched when somebody edits.
const SiteForm = lazy(() => import('./SiteForm.tsx').then((file) => ({ default: file.SiteForm })));

/** What the site is called, what it says of itself, and by which clocks it goes. */
export function SiteCard({ settings }: { settings: Settings }) {
  const [editing, edit] = useState(false);
  const { name, description, timeZone } = settings;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="site">
        <Flex justify="between" align="center" gap="4">
          <Heading as="h2" size="4" id="site">
            {siteWords.title}
          </Heading>
          <Button variant="soft" color="gray" aria-label={siteWords.editAll} onClick={() => edit(true)}>
            {siteWords.edit}
          </Button>
        </Flex>
        <dl className="site-settings">
          <dt>{siteWords.name}</dt>
          <dd>{name}</dd>
          <dt>{siteWords.description}</dt>
          <dd>{description || siteWords.noDescription}</dd>
          <dt>{siteWords.timeZone}</dt>
          <dd>{timeZones[timeZone as keyof typeof timeZones] ?? timeZone}</dd>
        </dl>
        {editing && (
          <Suspense>
            <SiteForm settings={settings} onClose={() => edit(false)} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}
