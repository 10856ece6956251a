import './files.css';
import { Badge, Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Picture } from '#renderer/ui/Picture.tsx';
import { Muted } from '../base/Muted.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { OpenHere } from '../list/OpenHere.tsx';
import { PagedList } from '../list/PagedList.tsx';
import { describeFile, useUploadedBy } from './describe-file.ts';
import type { ListedFile } from './file.ts';
import { t } from './texts.ts';
import type { Files } from './use-files.ts';

interface Props {
  list: Files;
  onChoose(file: ListedFile): void;
  /** Whether files open in a dialog with an address. */
  opens?: boolean;
  boxOf?(file: ListedFile): ReactNode;
  /** How a file is marked where several are chosen. */
  choiceOf?: ((file: ListedFile) => Choice) | undefined;
  /** Shows facts beside the grid instead of in each tile. */
  facts?: FactsBeside;
}

interface FactsBeside {
  /** The id of the element with the facts. */
  id: string;
  shown: ListedFile | undefined;
  show(file: ListedFile): void;
}

export function FilesGrid({ list, onChoose, opens, boxOf, choiceOf, facts }: Props) {
  const { query, filter, narrow } = list;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { files, total, pages } = query.data;
  return (
    <PagedList count={t('count', { count: total })} {...filter} {...{ total, pages }} onChange={narrow}>
      <ul className="tiles files-grid">
        {files.map((file) => (
          <li key={file.id}>
            {boxOf?.(file)}
            <FileTile {...{ file, opens, facts }} choice={choiceOf?.(file)} onChoose={() => onChoose(file)} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

const maxLabels = 3;

interface Choice {
  /** Its place among the chosen ones, or 'Added'. */
  mark: string;
  disabled: boolean;
}

interface FileTileProps extends Pick<Props, 'opens' | 'facts'> {
  file: ListedFile;
  choice: Choice | undefined;
  onChoose(): void;
}

function FileTile({ file, choice, opens, facts, onChoose }: FileTileProps) {
  const { name, title, picture } = file;
  const id = useId();
  const show = () => facts?.show(file);
  const isDescribed = !facts || facts.shown?.id === file.id;
  // Paler than the picture: its own colour beside a portrait would look like a part of it.
  const ground = `color-mix(in srgb, ${picture.color} 25%, var(--gray-3))`;
  const tile = {
    className: 'panel file-tile',
    'aria-label': title ? `${title}, ${name}` : name,
    'aria-describedby': isDescribed ? (facts?.id ?? id) : undefined,
    children: (
      <>
        <Picture picture={{ ...picture, alt: '' }} sizes="240px" ground={ground} />
        <Flex direction="column" gap="1" p={facts ? '2' : '3'} id={id} asChild>
          <span>
            <Text
              size={facts ? '1' : '2'}
              weight="medium"
              className="two-lines"
              title={title ?? name}
              dir="auto"
            >
              {title ?? name}
            </Text>
            {!facts && <FileFacts file={file} />}
          </span>
        </Flex>
      </>
    ),
  };
  if (opens) return <OpenHere {...tile} id={file.id} onOpen={onChoose} />;
  const { mark = '', disabled } = choice ?? {};
  return (
    <button
      {...tile}
      type="button"
      aria-pressed={choice && mark !== ''}
      disabled={disabled}
      onClick={onChoose}
      onFocus={show}
      onPointerEnter={show}
    >
      {mark && <span className="file-mark">{mark}</span>}
      {tile.children}
    </button>
  );
}

/** The name of a titled file, its format, size, sender, uses and labels. */
export function FileFacts({ file }: { file: ListedFile }) {
  const { name, title, picture, labels, pages } = file;
  const lacksAlt = picture.alt === '' && pages === null;
  const sentBy = useUploadedBy();
  return (
    <>
      {title && (
        <Muted as="span" truncate title={name}>
          {name}
        </Muted>
      )}
      <Muted as="span">{describeFile(file)}</Muted>
      <Muted as="span" truncate>
        {sentBy(file)}
      </Muted>
      <Flex gap="1" mt="1" wrap="wrap" asChild>
        <span>
          <Badge color="gray">{usesIn(file)}</Badge>
          {lacksAlt && (
            <Badge color="amber" highContrast>
              {t('noAlt')}
            </Badge>
          )}
          {labels.slice(0, maxLabels).map((label) => (
            <Badge key={label} className="truncate" style={{ maxWidth: '100%' }}>
              {label}
            </Badge>
          ))}
          {labels.length > maxLabels && (
            <Badge>{t('moreLabels', { count: labels.length - maxLabels })}</Badge>
          )}
        </span>
      </Flex>
    </>
  );
}

function usesIn({ uses, isInHistory }: ListedFile) {
  if (uses > 0) return t('usedIn', { count: uses });
  return t(isInHistory ? 'onlyInHistory' : 'notUsed');
}
