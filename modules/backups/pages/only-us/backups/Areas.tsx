import { Badge, Button, Card, Flex, Grid, Text } from '@radix-ui/themes';
import { navigate } from 'vike/client/router';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import type { Area, RehearsedBackup } from './backup.ts';
import { t } from './texts.ts';

const kinds = ['added', 'changed', 'removed'] as const;
const colors = { added: 'green', changed: 'amber', removed: 'red' } as const;

export function Areas({ areas, startedAt }: RehearsedBackup) {
  return (
    <Card asChild>
      <ul className="rows">
        {areas.map((area) => (
          <li key={area.type ?? area.label}>
            {area.entries.length > 0 ? (
              <Entries area={area} startedAt={startedAt} />
            ) : (
              <Summary area={area} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Summary({ area: { label, counts } }: { area: Area }) {
  return (
    <Flex as="span" display="inline-flex" wrap="wrap" gap="2" align="center" minHeight="2.5rem">
      <Text size="2" weight="medium">
        {label}
      </Text>
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <Badge key={kind} color={colors[kind]} highContrast>
            {t(`${kind}Count`, { count: counts[kind] })}
          </Badge>
        ))}
    </Flex>
  );
}

function Entries({ area, startedAt }: { area: Area; startedAt: Date }) {
  const { entries, counts } = area;
  const more = counts.added + counts.changed + counts.removed - entries.length;
  return (
    <details>
      <summary>
        <Summary area={area} />
      </summary>
      <Grid asChild gap="2" pb="3" pl="5">
        <ul>
          {entries.map((entry) => (
            <Flex asChild key={`${entry.type} ${entry.id}`} gap="3" align="center">
              <li>
                <Text size="2">{entry.title}</Text>
                <Badge ml="auto" color={colors[entry.kind]} variant="outline" highContrast>
                  {t(entry.kind)}
                </Badge>
                <RestoreEntry entry={entry} startedAt={startedAt} />
              </li>
            </Flex>
          ))}
        </ul>
      </Grid>
      {more > 0 && <Muted mt="2">{t('more', { count: more })}</Muted>}
      <RestoreArea area={area} startedAt={startedAt} />
    </details>
  );
}

type Entry = Area['entries'][number];

// Leads to the form, where the entry is reviewed and published; or moves it to the trash.
function RestoreEntry({ entry, startedAt }: { entry: Entry; startedAt: Date }) {
  const { type, id, kind, title } = entry;
  const restore = api.backup.restoreEntry.useMutation({
    onSuccess(route) {
      toast(t(route ? 'entryBack' : 'entryTrashed', { title }), 'success');
      if (route) void navigate(route);
    },
    ...useRefetch(),
  });
  const label = kind === 'removed' ? 'trash' : 'restoreEntry';
  return (
    <QuietButton
      size="1"
      loading={restore.isPending}
      aria-label={t(`${label}Of`, { title })}
      onClick={() => restore.mutate({ startedAt, type, id })}
    >
      {t(label)}
    </QuietButton>
  );
}

function RestoreArea({ area: { type, label }, startedAt }: { area: Area; startedAt: Date }) {
  const restore = api.backup.restoreArea.useMutation(useRefetch(undefined, t('areaBack', { area: label })));
  if (type === null) return null;
  return (
    <Flex justify="end" pb="3">
      <ConfirmButton
        title={t('areaTitle', { area: label })}
        description={t('areaText')}
        confirmLabel={t('wholeArea')}
        color="orange"
        onConfirm={() => restore.mutateAsync({ startedAt, type })}
      >
        <Button variant="soft" aria-label={t('wholeAreaOf', { area: label })}>
          {t('wholeArea')}
        </Button>
      </ConfirmButton>
    </Flex>
  );
}
