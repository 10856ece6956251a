import { Flex } from '@radix-ui/themes';
import { usePicture } from '../known-pictures.ts';
import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool, BarWords, RemoveTool } from './BarTools.tsx';
import { usePart } from './use-part.ts';

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

export function PictureBar({ editor, pos, ask }: PartBarProps) {
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
