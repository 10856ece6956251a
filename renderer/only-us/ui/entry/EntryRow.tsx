import './entry-row.css';
import { Badge, Button, Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { navigate } from 'vike/client/router';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { common } from '../common-texts.ts';
import { opens } from '../form/steps.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import type { ContentType } from './entry-api.ts';
import { Pending } from './Pending.tsx';
import { ScheduleButton } from './publish/ScheduleButton.tsx';
import { usePublish } from './use-publish.ts';
import { ViewCount } from './ViewCount.tsx';

/** How an entry is opened: on a page of its own below the address of the list, or in a dialog over it. */
export type Opening = { route: string } | { open(id: number): void };

/** An entry of a list, as its row and its card have it. */
export interface ListedEntry {
  type: ContentType;
  /** Where all entries of a type are shown, they have no status. */
  entry: { id: number; status?: 'draft' | 'published' };
  /** What it is called. */
  name: string;
  opening: Opening;
  /** Of its public page, for types that have one. */
  path?: string | undefined;
  /** What its deletion changes. */
  deleteText: string;
}

interface Props extends ListedEntry {
  /** More about it, in a line or several. */
  note: string;
  picture?: ShownPicture | null | undefined;
  /** Shows the whole picture, as logos need it, or with an edge, as sheets of paper need it. */
  whole?: boolean | 'sheet' | undefined;
  moves: Moves;
  /** Selects it. */
  box: ReactNode;
}

/** One row of a list: picture, name, status, and what can be done. */
export function EntryRow({ note, picture, whole, moves, box, ...listed }: Props) {
  const { type, name, opening } = listed;
  const entry = withStatus(listed.entry);
  return (
    <Flex asChild align="center" gap="4">
      <article className="row entry-row" aria-label={name}>
        {box}
        <MoveButtons moves={moves} direction="column" name={name} />
        {picture && (
          <div className="cover entry-row-picture" data-whole={whole || undefined}>
            <Picture picture={{ ...picture, alt: '' }} sizes="112px" />
          </div>
        )}
        <div className="entry-row-words">
          <Text as="p" weight="medium" truncate>
            {name}
          </Text>
          {note.split('\n').map((line) => (
            <Text key={line} as="p" size="2" color="gray" truncate>
              {line}
            </Text>
          ))}
        </div>
        {entry && 'route' in opening && <ViewCount type={type} entry={entry} />}
        {entry && <StatusBadge type={type} entry={entry} />}
        <Flex gap="2" flexShrink="0" className="entry-row-actions">
          <EntryButtons {...listed} />
          <ListedMenu {...listed} />
        </Flex>
      </article>
    </Flex>
  );
}

/** What is often done with a listed entry. */
export function EntryButtons({ size, ...listed }: ListedEntry & { size?: '1' }) {
  const { type, name, opening, deleteText } = listed;
  const entry = withStatus(listed.entry);
  const edit = { size, variant: 'soft', color: 'gray' } as const;
  return (
    <>
      {entry && <PublishButton type={type} entry={entry} name={name} size={size} />}
      {entry && <ScheduleButton type={type} entry={entry} name={name} size={size} />}
      {'route' in opening ? (
        <Button {...edit} asChild>
          <a href={`${opening.route}/${listed.entry.id}`}>{common('edit')}</a>
        </Button>
      ) : (
        <Button {...edit} onClick={() => opening.open(listed.entry.id)} {...opens(listed.entry.id)}>
          {common('edit')}
        </Button>
      )}
      <DeleteButton type={type} entry={listed.entry} name={name} description={deleteText} size={size} />
    </>
  );
}

/** What is rarely done with it. */
export function ListedMenu({ size, ...listed }: ListedEntry & { size?: '1' }) {
  const { type, name, path, opening } = listed;
  const entry = withStatus(listed.entry);
  const open = 'route' in opening ? (id: number) => navigate(`${opening.route}/${id}`) : opening.open;
  return entry && <EntryMenu type={type} entry={entry} name={name} path={path} size={size} onOpen={open} />;
}

function withStatus({ id, status }: ListedEntry['entry']) {
  return status && { id, status };
}

interface StatusBadgeProps {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
}

/** Whether visitors see an entry, and what they don't see of it yet. */
function StatusBadge({ type, entry: { id, status } }: StatusBadgeProps) {
  return (
    <Flex direction="column" align="end" gap="1" maxWidth="150px">
      <Badge highContrast color={status === 'draft' ? 'gray' : 'green'}>
        {common(status)}
      </Badge>
      <Pending type={type} id={id} isLive={status === 'published'} />
    </Flex>
  );
}

interface PublishButtonProps {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
  /** What the entry is called. */
  name: string;
  size?: '1' | undefined;
}

/** Publishes an entry, or makes it a draft again. */
function PublishButton({ type, entry, name, size }: PublishButtonProps) {
  const { publish, isPending } = usePublish(type, { id: entry.id, name });
  const isDraft = entry.status === 'draft';
  const label = common(isDraft ? 'publish' : 'unpublish');
  return (
    <Button
      size={size}
      variant={isDraft ? 'solid' : 'soft'}
      loading={isPending}
      aria-label={`${label}: ${name}`}
      onClick={() => publish(isDraft)}
    >
      {label}
    </Button>
  );
}
