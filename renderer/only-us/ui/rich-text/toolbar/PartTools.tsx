import { Flex } from '@radix-ui/themes';
import { calloutKinds } from '#lib/rich-text/nodes.ts';
import { usePicture } from '../../files/known-pictures.tsx';
import { t } from '../texts.ts';
import type { ActivePart, PartBarProps } from './active-part.ts';
import { BarRow, BarTool, BarWords, type Part, usePart } from './BarTools.tsx';
import { TableBar } from './TableBar.tsx';

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

export function PartTools({ kind, ...props }: PartBarProps & Pick<ActivePart, 'kind'>) {
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
  return (
    <>
      <BarRow label={t(`${kind}Tools`)} removes={{ editor, pos }}>
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
