import { Button, DropdownMenu, Flex } from '@radix-ui/themes';
import { TextSelection } from '@tiptap/pm/state';
import { cellAround, nextCell } from '@tiptap/pm/tables';
import { type CommandProps, type Editor, useEditorState } from '@tiptap/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import { calloutKinds } from '#lib/rich-text/nodes.ts';
import { usePicture } from '../../files/known-pictures.tsx';
import { t } from '../texts.ts';
import type { ActivePart, PartBarProps } from './active-part.ts';
import { BarRow, BarTool, BarWords, type Part, usePart } from './BarTools.tsx';

/** The labels of the dialogs that change a part. */
const dialogs = {
  button: [['button', 'editPart']],
  file: [['file', 'replacePart']],
  gallery: [['gallery', 'editPictures']],
  picture: [
    ['picture', 'replacePart'],
    ['details', 'focalPoint'],
  ],
  video: [
    ['video', 'editPart'],
    ['poster', 'choosePoster'],
  ],
} as const;

type SelectedKind = keyof typeof dialogs;

const widths = [
  [null, 'widthText'],
  ['wide', 'widthWide'],
  ['half', 'widthHalf'],
] as const;

interface Props extends Pick<PartBarProps, 'editor' | 'ask'> {
  part: ActivePart | null;
}

/** The tools of the table with the caret or of the part that is selected, floating above it. Alt+F10 leads there. */
export function PartTools({ editor, part, ask }: Props) {
  if (!part) return null;
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    editor.view.focus();
  };
  return (
    // Escape leads back to the text from whatever is in it.
    <Flex key={part.kind} className="rich-text-part-place" align="start" onKeyDown={back}>
      <Flex className="rich-text-part-bar" wrap="wrap" align="center" gapX="2" gapY="4px" maxWidth="100%">
        <ToolsOfPart {...part} editor={editor} ask={ask} />
      </Flex>
    </Flex>
  );
}

function ToolsOfPart({ kind, ...props }: PartBarProps & ActivePart) {
  if (kind === 'table') return <TableBar {...props} />;
  if (kind === 'callout') return <CalloutBar {...props} />;
  return <SelectedBar kind={kind} {...props} />;
}

function CalloutBar({ editor, pos }: PartBarProps) {
  const { attrs } = usePart(editor, pos);
  const then = () => editor.chain().focus();
  return (
    <BarRow label={t('calloutTools')}>
      {calloutKinds.map((kind) => (
        <BarTool
          key={kind}
          pressed={attrs.kind === kind}
          onClick={() => then().updateAttributes('callout', { kind }).run()}
        >
          {t(kind)}
        </BarTool>
      ))}
      <BarTool onClick={() => then().lift('callout').run()}>{t('unwrapCallout')}</BarTool>
    </BarRow>
  );
}

/** For a part that is selected as a whole. */
function SelectedBar({ kind, editor, pos, ask }: PartBarProps & { kind: SelectedKind }) {
  const part = usePart(editor, pos);
  const { attrs, change } = part;
  const remove = () => editor.chain().focus().setNodeSelection(pos).deleteSelection().run();
  return (
    <>
      <BarRow label={t(`${kind}Tools`)}>
        {kind === 'picture' &&
          widths.map(([width, label]) => (
            <BarTool key={label} pressed={(attrs.width ?? null) === width} onClick={() => change({ width })}>
              {t(label)}
            </BarTool>
          ))}
        {dialogs[kind].map(([asked, label]) => (
          <BarTool key={asked} onClick={() => ask({ kind: asked, pos })}>
            {t(label)}
          </BarTool>
        ))}
        {attrs.posterId && <BarTool onClick={() => change({ posterId: null })}>{t('removePoster')}</BarTool>}
        <BarTool isRed onClick={remove}>
          {t('removePart')}
        </BarTool>
      </BarRow>
      <PartWords kind={kind} part={part} />
    </>
  );
}

function PartWords({ kind, part }: { kind: SelectedKind; part: Part }) {
  const { picture } = usePicture(part.attrs.fileId, { named: kind === 'file' });
  if (kind === 'file') return <BarWords part={part} name="title" placeholder={picture?.name} longest={120} />;
  if (kind === 'gallery') return <BarWords part={part} name="caption" longest={300} />;
  if (kind !== 'picture') return null;
  return (
    <Flex gap="3" px="1" pb="2px" flexBasis="100%" flexGrow="1">
      <BarWords part={part} name="alt" hint={t('altHint')} placeholder={picture?.alt} longest={300} />
      <BarWords part={part} name="caption" longest={300} />
    </Flex>
  );
}

/** Table commands of the editor, by the names of their labels in `texts.ts`. */
type Command =
  | `add${'Row' | 'Column'}${'Before' | 'After'}`
  | `delete${'Row' | 'Column' | 'Table'}`
  | 'toggleHeaderRow';

/** Rows and columns of the table with the caret: what one does all the time, and a menu with the rest. */
function TableBar({ editor, pos }: PartBarProps) {
  const hasHead = useEditorState({ editor, selector: () => isHeadRow(editor, pos) });
  const run = (command: Command) => () => editor.chain().focus()[command]().command(intoNew(command)).run();
  const item = (command: Command, color?: 'red') => (
    <DropdownMenu.Item color={color} onSelect={run(command)}>
      {t(command)}
    </DropdownMenu.Item>
  );
  // One goes on in the table.
  const backToText = (event: Event) => {
    event.preventDefault();
    editor.view.focus();
  };
  return (
    <BarRow label={t('tableTools')}>
      <BarTool label={t('addRowAfter')} icon={Plus} onClick={run('addRowAfter')}>
        {t('row')}
      </BarTool>
      <BarTool label={t('addColumnAfter')} icon={Plus} onClick={run('addColumnAfter')}>
        {t('column')}
      </BarTool>
      <BarTool pressed={hasHead} onClick={run('toggleHeaderRow')}>
        {t('toggleHeaderRow')}
      </BarTool>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <Button type="button" size="1" variant="ghost" color="gray" highContrast>
            {t('more')} <ChevronDown size={14} aria-hidden />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content size="1" color="gray" onCloseAutoFocus={backToText}>
          {item('addRowBefore')}
          {item('addColumnBefore')}
          <DropdownMenu.Separator />
          {item('deleteRow')}
          {item('deleteColumn')}
          <DropdownMenu.Separator />
          {item('deleteTable', 'red')}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </BarRow>
  );
}

/** One goes on in the row or column that was added. */
function intoNew(command: Command) {
  const [, axis, side] = command.match(/^add(Row|Column)(Before|After)$/) ?? [];
  return ({ tr }: CommandProps) => {
    const cell = cellAround(tr.selection.$head);
    const next = cell && axis && nextCell(cell, axis === 'Row' ? 'vert' : 'horiz', side === 'After' ? 1 : -1);
    if (next) tr.setSelection(TextSelection.near(tr.doc.resolve(next.pos + 1)));
    return true;
  };
}

function isHeadRow({ state }: Editor, pos: number): boolean {
  const cells = state.doc.nodeAt(pos)?.firstChild?.content.content ?? [];
  return cells.length > 0 && cells.every(({ type }) => type.name === 'tableHeader');
}
