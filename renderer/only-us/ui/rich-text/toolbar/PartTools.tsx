import { Flex } from '@radix-ui/themes';
import { calloutKinds } from '#lib/rich-text/nodes.ts';
import { usePicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import type { ActivePart, PartBarProps } from './active-part.ts';
import { BarRow, BarTool, BarWords, usePart } from './BarTools.tsx';
import { TableBar } from './TableBar.tsx';

const bars = {
  table: TableBar,
  callout: CalloutBar,
  picture: PictureBar,
  gallery: GalleryBar,
  file: FileBar,
  video: VideoBar,
  button: ButtonBar,
};

export function PartTools({ kind, ...props }: PartBarProps & Pick<ActivePart, 'kind'>) {
  const Bar = bars[kind];
  return <Bar {...props} />;
}

function ButtonBar({ editor, pos, ask }: PartBarProps) {
  return (
    <BarRow label={t('buttonTools')} removes={{ editor, pos }}>
      <BarTool onClick={() => ask({ kind: 'button', pos })}>{t('editPart')}</BarTool>
    </BarRow>
  );
}

function FileBar({ editor, pos, ask }: PartBarProps) {
  const part = usePart(editor, pos);
  const { picture } = usePicture(part.attrs.fileId, { named: true });
  return (
    <>
      <BarRow label={t('fileTools')} removes={{ editor, pos }}>
        <BarTool onClick={() => ask({ kind: 'file', pos })}>{t('replacePart')}</BarTool>
      </BarRow>
      <BarWords part={part} name="title" placeholder={picture?.name} longest={120} />
    </>
  );
}

function GalleryBar({ editor, pos, ask }: PartBarProps) {
  return (
    <>
      <BarRow label={t('galleryTools')} removes={{ editor, pos }}>
        <BarTool onClick={() => ask({ kind: 'gallery', pos })}>{t('editPictures')}</BarTool>
      </BarRow>
      <BarWords part={usePart(editor, pos)} name="caption" longest={300} />
    </>
  );
}

function VideoBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart(editor, pos);
  return (
    <BarRow label={t('videoTools')} removes={{ editor, pos }}>
      <BarTool onClick={() => ask({ kind: 'video', pos })}>{t('editPart')}</BarTool>
      <BarTool onClick={() => ask({ kind: 'poster', pos })}>{t('choosePoster')}</BarTool>
      {attrs.posterId && <BarTool onClick={() => change({ posterId: null })}>{t('removePoster')}</BarTool>}
    </BarRow>
  );
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

const widths = [
  [null, 'widthText'],
  ['wide', 'widthWide'],
  ['half', 'widthHalf'],
] as const;

function PictureBar({ editor, pos, ask }: PartBarProps) {
  const part = usePart(editor, pos);
  const { attrs, change } = part;
  const { picture } = usePicture(attrs.fileId);
  return (
    <>
      <BarRow label={t('pictureTools')} removes={{ editor, pos }}>
        {widths.map(([width, label]) => (
          <BarTool key={label} pressed={(attrs.width ?? null) === width} onClick={() => change({ width })}>
            {t(label)}
          </BarTool>
        ))}
        <BarTool onClick={() => ask({ kind: 'picture', pos })}>{t('replacePart')}</BarTool>
        <BarTool onClick={() => ask({ kind: 'details', pos })}>{t('focalPoint')}</BarTool>
      </BarRow>
      <Flex gap="3" px="1" pb="2px" flexBasis="100%" flexGrow="1">
        <BarWords part={part} name="alt" hint={t('altHint')} placeholder={picture?.alt} longest={300} />
        <BarWords part={part} name="caption" longest={300} />
      </Flex>
    </>
  );
}
