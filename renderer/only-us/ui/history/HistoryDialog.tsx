import './history.css';
import { Badge, Box, Flex, Grid, VisuallyHidden } from '@radix-ui/themes';
import { useEffect, useId, useRef, useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { api } from '#renderer/only-us/api.ts';
import type { ContentType } from '../../content-api.ts';
import { Ago } from '../base/Ago.tsx';
import { EmptyState } from '../base/EmptyState.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { DialogFooter, OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { t as activity } from './activity-texts.ts';
import { changesInWords } from './changes-in-words.ts';
import { type FormOfEntry, isPublication, type Version } from './history-api.ts';
import { LinesTable } from './LinesTable.tsx';
import { t } from './texts.ts';
import { VersionDetails } from './VersionDetails.tsx';

interface Props {
  type: ContentType;
  id: number;
  form: FormOfEntry;
  asked: number;
  onClose(): void;
}

// As many as the server gives at once (`versionsAPage`): fewer are the last ones.
const aPage = 100;

export function HistoryDialog({ type, id, form, asked, onClose }: Props) {
  const query = api.content.getVersions.useInfiniteQuery(
    { type, id },
    { staleTime: 0, getNextPageParam: (page) => (page.length < aPage ? undefined : page.at(-1)?.id) },
  );
  const [isActivity, showActivity] = useState(false);
  const versions = query.data?.pages.flat();
  const [chosenId, choose] = useState(asked);
  const place = Math.max(0, versions?.findIndex((version) => version.id === chosenId) ?? 0);
  const [chosen, ...older] = versions?.slice(place) ?? [];
  // A publication is compared with the one before.
  const isPublic = chosen?.how === 'published' || chosen?.how === 'scheduled';
  const before = (isPublic && older.find(isPublication)) || older[0];
  if (isActivity) return <ActivityDialog type={type} id={id} onClose={onClose} />;
  return (
    <OpenDialog
      title={t('title')}
      description={t('intro')}
      {...(versions?.length === 0 || query.isLoadingError
        ? { maxWidth: '560px' }
        : { className: 'history', maxWidth: '1240px' })}
      onClose={onClose}
    >
      {!versions && <NotLoaded title={t('failed')} query={query} />}
      {versions?.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {chosen && (
        <Grid columns="minmax(15rem, 19rem) minmax(0, 1fr)" gap="5" mt="4" flexGrow="1" minHeight="0">
          <VersionList
            versions={versions ?? []}
            chosen={chosen}
            form={form}
            onChoose={choose}
            onOlder={query.hasNextPage ? () => query.fetchNextPage() : undefined}
          />
          <VersionDetails
            key={chosen.id}
            {...{ type, id, form, onClose }}
            version={chosen}
            before={before ?? null}
          />
        </Grid>
      )}
      <Flex justify="end" gap="3" mt="4">
        <QuietButton mr="auto" onClick={() => showActivity(true)}>
          {t('activity')}
        </QuietButton>
        <QuietButton onClick={onClose}>{localize('Close')}</QuietButton>
      </Flex>
    </OpenDialog>
  );
}

function ActivityDialog({ type, id, onClose }: Pick<Props, 'type' | 'id' | 'onClose'>) {
  const query = api.content.getActivity.useQuery({ type, id }, { staleTime: 0 });
  return (
    <OpenDialog
      title={activity('title')}
      description={activity('ofEntry')}
      maxWidth="860px"
      onClose={onClose}
    >
      {!query.data && <NotLoaded title={activity('failed')} query={query} />}
      {query.data?.length === 0 && <EmptyState title={activity('emptyTitle')} text={activity('emptyText')} />}
      {query.data && query.data.length > 0 && (
        <Box mt="4">
          <LinesTable lines={query.data} />
        </Box>
      )}
      <DialogFooter onClose={onClose} />
    </OpenDialog>
  );
}

interface ListProps {
  versions: Version[];
  chosen: Version;
  form: FormOfEntry;
  onChoose(id: number): void;
  onOlder?(): void;
}

/** The versions to choose from, newest first: one stop of the Tab key, the arrows choose. */
function VersionList({ versions, chosen, form, onChoose, onOlder }: ListProps) {
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  // They came after the dialog was opened.
  useEffect(() => list.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const values = form.edited.values();
  return (
    <fieldset ref={list} className="history-versions">
      <VisuallyHidden asChild>
        <legend>{t('versions')}</legend>
      </VisuallyHidden>
      {versions.map((version, index) => (
        <label key={version.id} className="choice history-version">
          <input
            type="radio"
            name={name}
            checked={version.id === chosen.id}
            onChange={() => onChoose(version.id)}
          />
          <strong>{version.by ?? t('nobody')}</strong>
          <span>
            <Ago at={version.at} withTime /> <How how={version.how} />
          </span>
          <span>
            {index === versions.length - 1 && !onOlder
              ? t('first')
              : changesInWords(version.changes, form.labels, values)}
          </span>
        </label>
      ))}
      {onOlder && <QuietButton onClick={onOlder}>{t('older')}</QuietButton>}
    </fieldset>
  );
}

function How({ how }: Pick<Version, 'how'>) {
  if (how === 'saved') return null;
  const isPublic = how === 'published' || how === 'scheduled';
  return (
    <Badge color={isPublic ? 'green' : 'gray'} highContrast>
      {t(how)}
    </Badge>
  );
}
