import './areas.css';
import { Badge, Card, Flex, Text } from '@radix-ui/themes';
import type { Area, RehearsedBackup } from './backup.ts';
import { RestoreArea, RestoreEntry } from './RestorePart.tsx';
import { t } from './texts.ts';

const kinds = ['added', 'changed', 'removed'] as const;
const colors = { added: 'green', changed: 'amber', removed: 'red' } as const;

/** What the restore of a backup would change, by area. */
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
    <span className="backup-area">
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
    </span>
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
      <ul className="backup-entries">
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
      {more > 0 && (
        <Text as="p" size="1" color="gray" mt="2">
          {t('more', { count: more })}
        </Text>
      )}
      <RestoreArea area={area} startedAt={startedAt} />
    </details>
  );
}
