import type { ComponentProps } from 'react';
import { galleriesIn } from '#lib/rich-text/read.ts';
import { LargePictures, opensLarge } from './LargePictures.tsx';
import { useWords } from './language.ts';
import { RichText } from './RichText.tsx';
import { siteWords } from './words.ts';

type Props = Omit<ComponentProps<typeof RichText>, 'linkPicture'>;

/** A rich text whose galleries open large. */
export function VisitorText(props: Props) {
  const { doc, pictures, idPrefix = 'text' } = props;
  const t = useWords(siteWords);
  const idOf = (gallery: number, fileId: number) => `${idPrefix}-${gallery}-${fileId}`;
  const galleries = galleriesIn(doc).map(({ attrs = {} }, gallery) => {
    const { fileIds, caption } = attrs as { fileIds: number[]; caption?: string | null };
    const shown = fileIds.flatMap((id) => (pictures[id] ? [{ id, picture: pictures[id] }] : []));
    return shown.map(({ id, picture }, index) => ({
      id: idOf(gallery, id),
      title: picture.alt || t('pictureOf', { place: index + 1, total: shown.length }),
      description: caption ?? '',
      type: '',
      // The title says it.
      picture: { ...picture, alt: '' },
      fileId: id,
    }));
  });
  return (
    <>
      <RichText
        {...props}
        linkPicture={(gallery, fileId) => ({
          ...opensLarge({ id: idOf(gallery, fileId) }),
          'aria-label': galleries[gallery]?.find((large) => large.fileId === fileId)?.title,
        })}
      />
      {galleries.map((large) => (
        <LargePictures key={large[0]?.id} pictures={large} />
      ))}
    </>
  );
}
