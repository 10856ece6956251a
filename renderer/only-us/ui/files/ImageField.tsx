import './image-field.css';
import { Badge, Flex, Text } from '@radix-ui/themes';
import FocusIcon from 'lucide-react/icons/focus';
import Images from 'lucide-react/icons/images';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { api } from '../../api.ts';
import { later } from '../later.tsx';
import { Muted } from '../Muted.tsx';
import { QuietButton, QuietIconButton } from '../QuietButton.tsx';
import { t as details } from './details/texts.ts';
import { t, uploadLabels } from './texts.ts';
import { UploadButton } from './UploadButton.tsx';
import type { ChosenPicture } from './use-upload.ts';

const ImagePicker = later(() => import('./ImagePicker.tsx'), 'ImagePicker');

const PictureDetails = later(() => import('./details/PictureDetails.tsx'), 'PictureDetails');

interface Props {
  /** What the button does that takes a file from this computer, where “Upload a picture” says too little. */
  label?: string | undefined;
  /** What the form holds: the id of a file; null or 0 for none. */
  value: number | null;
  takes?: Takes | undefined;
  picture: ShownPicture | null;
  /** Needs no alternative text. */
  isDecorative?: boolean | undefined;
  error?: string | undefined;
  onChange(fileId: number): void;
  /** For optional pictures: it was removed. */
  onRemove?(): void;
}

/** A picture, or a PDF by its first page, in a form: shows it and takes another, from this computer or from the files that are there. */
export function ImageField(props: Props) {
  const { value, takes = 'pictures', picture, onChange, onRemove } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = refusal ?? props.error;
  const { label = t(uploadLabels[takes]) } = props;
  const removeLabel = t(takes === 'pictures' ? 'removePicture' : 'removeFile');
  const { shown, take } = useShownPicture(picture, value);
  const isPdf = shown?.filename.endsWith('.pdf');
  const [open, setOpen] = useState<'files' | 'details' | null>(null);
  const close = () => setOpen(null);
  const onTaken = (taken: ChosenPicture) => {
    take(taken);
    setRefusal(null);
    onChange(taken.id);
    close();
  };
  return (
    // One of full width would be a banner in a dialog.
    <Flex
      direction="column"
      gap="2"
      maxWidth="300px"
      className="image-field"
      data-invalid={error ? true : undefined}
    >
      {shown && <Picture picture={{ ...shown, alt: '', color: 'var(--gray-3)' }} sizes="330px" />}
      {shown && !isPdf && (
        <AltText alt={props.isDecorative ? null : shown.alt} onOpen={() => setOpen('details')} />
      )}
      <Flex gap="2">
        <UploadButton
          label={label}
          takes={takes}
          isQuiet={shown !== null}
          onStored={onTaken}
          onRefused={setRefusal}
        >
          {t('upload')}
        </UploadButton>
        <QuietButton
          aria-label={t('chooseFromFiles')}
          title={t('chooseFromFiles')}
          onClick={() => setOpen('files')}
        >
          <Images size={16} aria-hidden /> {t('choose')}
        </QuietButton>
        {shown && onRemove && (
          <QuietIconButton variant="soft" label={removeLabel} onClick={onRemove}>
            <Trash size={16} aria-hidden />
          </QuietIconButton>
        )}
      </Flex>
      {error && (
        <Text size="1" color="red" role="alert">
          {error}
        </Text>
      )}
      {open === 'files' && (
        <ImagePicker takes={takes} onChoose={([file]) => file && onTaken(file)} onClose={close} />
      )}
      {open === 'details' && value && <PictureDetails id={value} onSaved={take} onClose={close} />}
    </Flex>
  );
}

/** The alternative text, null where none is needed. A click changes it, as it does the focal point. */
function AltText({ alt, onOpen }: { alt: string | null; onOpen(): void }) {
  return (
    <Flex align="center" justify={alt === null ? 'end' : 'between'} gap="2">
      {alt === null ? null : alt ? (
        <Muted as="span" className="two-lines" title={alt}>
          {alt}
        </Muted>
      ) : (
        <Badge color="amber" highContrast>
          {t('noAlt')}
        </Badge>
      )}
      <QuietIconButton size="1" m="0" label={details('open')} onClick={onOpen}>
        <FocusIcon size={16} aria-hidden />
      </QuietIconButton>
    </Flex>
  );
}

/**
 * The picture that a field shows for the file that the form holds (`value`; null or 0 for none). Usually it is the saved
 * one, or the one taken last. A form that was put back, or took over somebody else's change, holds an id that only the
 * server knows more of.
 */
function useShownPicture(saved: ShownPicture | null, value: number | null) {
  const [first] = useState({ id: value, picture: saved });
  const [taken, take] = useState(first);
  const known = [taken, first].find(({ id, picture }) => id === value && (picture !== null || !value));
  const asked = known ? 0 : (value ?? 0);
  const { data: file } = api.file.get.useQuery({ id: asked }, { enabled: asked > 0, retry: false });
  return {
    shown: known ? known.picture : (asked > 0 && file?.picture) || null,
    take: ({ id, ...picture }: ChosenPicture) => take({ id, picture }),
  };
}
