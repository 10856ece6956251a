import { Flex } from '@radix-ui/themes';
import { type CalloutKind, calloutKinds } from '#lib/rich-text/nodes.ts';
import { usePicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import type { ActivePart, PartBarProps } from './active-part.ts';
import { BarRow, BarTool, BarWords, RemoveTool } from './BarTools.tsx';
import { TableBar } from './TableBar.tsx';
import { usePart } from './use-part.ts';

const labels = { info: t('calloutInfo'), tip: t('calloutTip'), warning: t('calloutWarning') };

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
    <BarRow label={t('buttonTools')}>
      <BarTool onClick={() => ask({ kind: 'button', pos })}>{t('editPart')}</BarTool>
      <RemoveTool editor={editor} pos={pos} />
    </BarRow>
  );
}

function FileBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart<{ fileId: number; title: string | null }>(editor, pos);
  const { picture } = usePicture(attrs.fileId, { named: true });
  return (
    <>
      <BarRow label={t('fileTools')}>
        <BarTool onClick={() => ask({ kind: 'file', pos })}>{t('replacePart')}</BarTool>
        <RemoveTool editor={editor} pos={pos} />
      </BarRow>
      <BarWords
        label={t('fileTitle')}
        placeholder={picture?.name}
        value={attrs.title}
        longest={120}
        onChange={(title) => change({ title })}
      />
    </>
  );
}

function GalleryBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart<{ caption: string | null }>(editor, pos);
  return (
    <>
      <BarRow label={t('galleryTools')}>
        <BarTool onClick={() => ask({ kind: 'gallery', pos })}>{t('editPictures')}</BarTool>
        <RemoveTool editor={editor} pos={pos} />
      </BarRow>
      <BarWords
        label={t('caption')}
        value={attrs.caption}
        longest={300}
        onChange={(caption) => change({ caption })}
      />
    </>
  );
}

function VideoBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart<{ posterId: number | null }>(editor, pos);
  return (
    <BarRow label={t('videoTools')}>
      <BarTool onClick={() => ask({ kind: 'video', pos })}>{t('editPart')}</BarTool>
      <BarTool onClick={() => ask({ kind: 'poster', pos })}>{t('choosePoster')}</BarTool>
      {attrs.posterId && <BarTool onClick={() => change({ posterId: null })}>{t('removePoster')}</BarTool>}
      <RemoveTool editor={editor} pos={pos} />
    </BarRow>
  );
}

function CalloutBar({ editor, pos }: PartBarProps) {
  const { attrs } = usePart<{ kind: CalloutKind }>(editor, pos);
  const choose = (kind: CalloutKind) => editor.chain().focus().updateAttributes('callout', { kind }).run();
  return (
    <BarRow label={t('calloutTools')}>
      {calloutKinds.map((kind) => (
        <BarTool key={kind} pressed={attrs.kind === kind} onClick={() => choose(kind)}>
          {labels[kind]}
        </BarTool>
      ))}
      <BarTool onClick={() => editor.chain().focus().lift('callout').run()}>{t('unwrapCallout')}</BarTool>
    </BarRow>
  );
}

interface Picture {
  fileId: number;
  alt: string | null;
  caption: string | null;
  width: 'wide' | 'half' | null;
}

const widths = [
  [null, t('widthText')],
  ['wide', t('widthWide')],
  ['half', t('widthHalf')],
] as const;

function PictureBar({ editor, pos, ask }: PartBarProps) {
  const { attrs, change } = usePart<Picture>(editor, pos);
  const { picture } = usePicture(attrs.fileId);
  return (
    <>
      <BarRow label={t('pictureTools')}>
        {widths.map(([width, label]) => (
          <BarTool key={label} pressed={(attrs.width ?? null) === width} onClick={() => change({ width })}>
            {label}
          </BarTool>
        ))}
        <BarTool onClick={() => ask({ kind: 'picture', pos })}>{t('replacePart')}</BarTool>
        <BarTool onClick={() => ask({ kind: 'details', pos })}>{t('focalPoint')}</BarTool>
        <RemoveTool editor={editor} pos={pos} />
      </BarRow>
      <Flex gap="3" px="1" pb="2px" flexBasis="100%" flexGrow="1">
        <BarWords
          label={t('alt')}
          hint={t('altHint')}
          placeholder={picture?.alt}
          value={attrs.alt}
          longest={300}
          onChange={(alt) => change({ alt })}
        />
        <BarWords
          label={t('caption')}
          value={attrs.caption}
          longest={300}
          onChange={(caption) => change({ caption })}
        />
      </Flex>
    </>
  );
}
