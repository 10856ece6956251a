import './entry-row.css';
import { Badge, type BadgeProps, Box, Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import type { ShownPicture } from '#database/shown-picture.ts';
import { languageNames } from '#lib/language.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { translationScreen } from '#lib/translation.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { api } from '../../api.ts';
import type { Content, ContentType } from '../../content-api.ts';
import { useMay, useMayWith } from '../../use-may.ts';
import { later } from '../base/later.tsx';
import { MoveButtons } from '../base/MoveButtons.tsx';
import { Muted } from '../base/Muted.tsx';
import { LaterMenu } from '../base/RowMenu.tsx';
import type { Moves } from '../base/SortableList.tsx';
import { common } from '../base/texts.ts';
import { OpenHere } from '../list/OpenHere.tsx';
import type { OwnMenu } from '../publish/EntryMenu.tsx';
import { t } from '../publish/texts.ts';
import { EntryFacts } from './EntryFacts.tsx';

const EntryMenu = later(() => import('../publish/EntryMenu.tsx'), 'EntryMenu');

/** How an entry opens: on its own page below the list's address, or in a dialog over the list. */
export type Opening = { route: string } | { open(id: number | 'new'): void };

export interface ListedEntry {
  type: ContentType;
  entry: { id: number; status?: 'draft' | 'published' };
  name: string;
  opening: Opening;
  path?: string | undefined;
  deleteText: string;
  own?: OwnMenu | undefined;
}

interface Props extends ListedEntry {
  note: string;
  picture?: ShownPicture | null | undefined;
  whole?: boolean | 'sheet' | undefined;
  /** Instead of a picture. */
  sign?: ReactNode;
  moves: Moves;
  box?: ReactNode;
}

/** A row of a list, which opens its entry on a click anywhere. */
export function EntryRow({ note, picture, whole, sign, moves, box, ...listed }: Props) {
  const { type, entry, name, opening } = listed;
  return (
    <Flex asChild align="center" gap="4">
      <article className="row entry-row opens-whole" aria-label={name}>
        {box}
        {picture && (
          <div className="cover entry-row-picture" data-whole={whole || undefined}>
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="112px"
              ground={whole ? undefined : picture.color}
            />
          </div>
        )}
        {sign}
        <Box flexGrow="1" flexBasis="0" minWidth="0">
          <Text as="p" size="2" weight="medium" truncate>
            <OpenLink {...listed} />
          </Text>
          {note && <Muted truncate>{note.replaceAll('\n', ' · ')}</Muted>}
        </Box>
        <div className="on-hover">
          <MoveButtons moves={moves} direction="column" name={name} />
        </div>
        {entry.status && 'route' in opening && (
          <EntryFacts type={type} entry={{ ...entry, status: entry.status }} />
        )}
        <StatusBadge {...listed} />
        <ListedMenu {...listed} />
      </article>
    </Flex>
  );
}

/** The name of a listed entry, which opens it: a translator the translation. Dragging moves the entry and not the link. */
export function OpenLink(listed: ListedEntry) {
  const [mayWrite, translates] = [useMayWith('write', listed.type), useMay('write', 'translations')];
  return translates && !mayWrite ? <TranslationLink {...listed} /> : <EntryLink {...listed} />;
}

function TranslationLink(listed: ListedEntry) {
  const { type, name } = listed;
  const { id } = listed.entry;
  const { data } = api.content.getPending.useQuery({ type });
  const known = data?.translations;
  if (!known || known.own.includes(id)) return <EntryLink {...listed} />;
  return (
    <a className="open-link" href={translationScreen(type, id, known.language)} draggable={false}>
      {name}
    </a>
  );
}

function EntryLink({ entry: { id }, name, opening }: ListedEntry) {
  if ('route' in opening)
    return (
      <a className="open-link" href={`${opening.route}/${id}`} draggable={false}>
        {name}
      </a>
    );
  return (
    <OpenHere id={id} onOpen={() => opening.open(id)}>
      {name}
    </OpenHere>
  );
}

export function ListedMenu({ size, ...listed }: ListedEntry & { size?: '1' }) {
  const { type, entry, name, path, opening, deleteText, own } = listed;
  const open = 'route' in opening ? (id: number) => navigate(`${opening.route}/${id}`) : opening.open;
  const menu = { type, entry, name, path, size, deleteText, own, onOpen: entry.status && open };
  return (
    <LaterMenu
      {...{ label: t('moreFor', { name }), size }}
      render={(opened) => <EntryMenu {...menu} {...opened} />}
    />
  );
}

/** The state of an entry that isn't simply public. */
export function StatusBadge({ type, entry: { id, status }, isStart }: ListedEntry & { isStart?: boolean }) {
  if (!status) return null;
  return (
    <Flex direction="column" align={isStart ? 'start' : 'end'} gap="1" flexShrink="0" maxWidth="150px">
      {status === 'draft' && (
        <Badge highContrast color="gray">
          {common('draft')}
        </Badge>
      )}
      <Pending type={type} id={id} isLive={status === 'published'} />
    </Flex>
  );
}

/** Unpublished changes, requests, schedules and the state of the translation of an entry in a list. */
function Pending({ type, id, isLive }: { type: ContentType; id: number; isLive: boolean }) {
  const { timeZone } = usePageContext().site;
  const { data } = api.content.getPending.useQuery({ type });
  const isChanged = isLive && data?.changed.includes(id);
  const request = data?.requests.find((each) => each.id === id);
  const schedules = data?.schedules.filter((schedule) => schedule.id === id) ?? [];
  const translates = useMay('write', 'translations');
  const translation = data?.translations;
  const state = translation && translationOf(translation, id);
  return (
    <>
      {isChanged && <Note>{t('unpublishedChanges')}</Note>}
      {request && <Note>{t(request.state === 'asked' ? 'requestAsked' : 'requestReturned')}</Note>}
      {schedules.map(({ action, at, failed }) => {
        const does = action === 'unpublish' ? 'goesOfflineAt' : isLive ? 'changesGoLiveAt' : 'goesLiveAt';
        return (
          <Note key={action} color={failed ? 'red' : 'amber'} style={{ whiteSpace: 'normal' }}>
            {failed ? t('notDone', { why: failed }) : t(does, { date: spokenTime(at, timeZone) })}
          </Note>
        );
      })}
      {state && (state !== 'missing' || (isLive && translates)) && (
        <Note color={state === 'outdated' ? 'amber' : 'gray'}>
          {t(state, { language: languageNames[translation.language] })}
        </Note>
      )}
    </>
  );
}

function translationOf(known: NonNullable<Content['getPending']['translations']>, id: number) {
  if (known.own.includes(id)) return 'onlyIn';
  if (known.outdated.includes(id)) return 'outdated';
  return known.published.includes(id) ? null : 'missing';
}

function Note(props: BadgeProps) {
  return <Badge highContrast color="amber" {...props} />;
}
