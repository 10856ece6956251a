import './image-field.css';
import { Badge, Flex, Grid } from '@radix-ui/themes';
import FocusIcon from 'lucide-react/icons/focus';
import Images from 'lucide-react/icons/images';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Takes } from '#server/files/file-kind.ts';
import { api } from '../../api.ts';
import { ErrorText } from '../base/ErrorText.tsx';
import { later } from '../base/later.tsx';
import { Muted } from '../base/Muted.tsx';
import { QuietButton, QuietIconButton } from '../base/QuietButton.tsx';
import { t as details } from './details/texts.ts';
import { t, uploadLabels } from './texts.ts';
import { UploadButton } from './UploadButton.tsx';
import type { ChosenPicture } from './use-upload.ts';

const ImagePicker = later(() => import('./ImagePicker.tsx'), 'ImagePicker');

const PictureDetails = later(() => import('./details/PictureDetails.tsx'), 'PictureDetails');

interface Props {
  /** Label of the upload button, where “Upload a picture” says too little. */
  label?: string | undefined;
  /** The id of a file; null or 0 for none. */
  value: number | null;
  takes?: Takes | undefined;
  picture: ShownPicture | null;
  isDecorative?: boolean | undefined;
  error?: string | undefined;
  onChange(fileId: number): void;
  /** For optional pictures. */
  onRemove?(): void;
}

/** A picture or the first page of a PDF in a form; another one is uploaded or chosen from the files. */
export function ImageField(props: Props) {
  const { value, takes = 'pictures', picture, onChange, onRemove } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = refusal ?? props.error;
  const { label = t(uploadLabels[takes]) } = props;
  const fromFiles = t('chooseFromFiles');
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
    <Grid gap="2" maxWidth="300px" className="image-field" data-invalid={error ? true : undefined}>
      {shown && <Picture picture={{ ...shown, alt: '', color: 'var(--gray-3)' }} sizes="330px" />}
      {shown && !isPdf && (
        <AltText alt={props.isDecorative ? null : shown.alt} onOpen={() => setOpen('details')} />
      )}
      <Flex gap="2">
        <UploadButton
          {...{ label, takes }}
          isQuiet={shown !== null}
          onStored={onTaken}
          onRefused={setRefusal}
        >
          {t('upload')}
        </UploadButton>
        <QuietButton aria-label={fromFiles} title={fromFiles} onClick={() => setOpen('files')}>
          <Images size={16} aria-hidden /> {t('choose')}
        </QuietButton>
        {shown && onRemove && (
          <QuietIconButton variant="soft" label={removeLabel} onClick={onRemove}>
            <Trash size={16} aria-hidden />
          </QuietIconButton>
        )}
      </Flex>
      {error && <ErrorText>{error}</ErrorText>}
      {open === 'files' && (
        <ImagePicker takes={takes} onChoose={([file]) => file && onTaken(file)} onClose={close} />
      )}
      {open === 'details' && value && <PictureDetails id={value} onSaved={take} onClose={close} />}
    </Grid>
  );
}

/** The alternative text, null where none is needed, and the button that changes it. */
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

/** The picture of the file in the form. After an undo or somebody else's change, only the server knows it by its id. */
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
