import '../files/image-field.css';
import { Badge, Flex, Grid, Text } from '@radix-ui/themes';
import FocusIcon from 'lucide-react/icons/focus';
import Images from 'lucide-react/icons/images';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Takes } from '#server/files/file-kind.ts';
import { api } from '../../api.ts';
import { ConflictsAt } from '../base/conflict-places.tsx';
import { ErrorText } from '../base/ErrorText.tsx';
import { errorOf, type InputProps } from '../base/error-of.ts';
import { Muted } from '../base/Muted.tsx';
import { QuietButton, QuietIconButton } from '../base/QuietButton.tsx';
import { ImagePicker, PictureDetails } from '../files/dialogs.tsx';
import { t, uploadLabels } from '../files/texts.ts';
import { UploadButton } from '../files/UploadButton.tsx';
import type { ChosenPicture } from '../files/use-upload.ts';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  /** Where “Upload a picture” says too little. */
  uploadLabel?: string;
  takes?: Takes;
  saved?: ShownPicture | null;
  optional?: boolean;
  /** Needs no alternative text: words beside it say the same. */
  isDecorative?: boolean;
}

/** A picture or the first page of a PDF in a form; another one is uploaded or chosen from the files. */
export function ImageInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, hint, takes = 'pictures', saved = null, optional, isDecorative } = props;
  const { uploadLabel = t(uploadLabels[takes]) } = props;
  const { value, onChange } = useController({ control: form.control, name }).field;
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = refusal ?? errorOf(form, name);
  const fromFiles = t('chooseFromFiles');
  const { shown, take } = useShownPicture(saved, value);
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
    <Flex direction="column" gap="1" role="group" aria-label={label}>
      <Text size="2" weight="medium">
        {label}
      </Text>
      {/* One of full width would be a banner in a dialog. */}
      <Grid gap="2" maxWidth="300px" className="image-field" data-invalid={error ? true : undefined}>
        {shown && <Picture picture={{ ...shown, alt: '' }} sizes="330px" ground="var(--gray-3)" />}
        {shown && !isPdf && (
          <AltText alt={isDecorative ? null : shown.alt} onOpen={() => setOpen('details')} />
        )}
        <Flex gap="2">
          <UploadButton
            {...{ label: uploadLabel, takes }}
            isQuiet={shown !== null}
            onStored={onTaken}
            onRefused={setRefusal}
          >
            {t('upload')}
          </UploadButton>
          <QuietButton aria-label={fromFiles} title={fromFiles} onClick={() => setOpen('files')}>
            <Images size={16} aria-hidden /> {t('choose')}
          </QuietButton>
          {shown && optional && (
            <QuietIconButton
              variant="soft"
              label={t(takes === 'pictures' ? 'removePicture' : 'removeFile')}
              onClick={() => onChange(null)}
            >
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
      {hint && <Muted as="span">{hint}</Muted>}
      <ConflictsAt place={name} />
    </Flex>
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
      <QuietIconButton size="1" m="0" label={t('details')} onClick={onOpen}>
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
