import './image-field.css';
import { Badge, Button, Flex, Text } from '@radix-ui/themes';
import FocusIcon from 'lucide-react/icons/focus';
import Images from 'lucide-react/icons/images';
import { Suspense, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Takes } from '#server/files/file-kind.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { t as details } from './files/details/texts.ts';
import { t } from './files/texts.ts';
import { later } from './later.tsx';
import { UploadButton } from './UploadButton.tsx';
import type { ChosenPicture } from './use-upload.ts';

// Most forms are saved without it.
const ImagePicker = later(() => import('./ImagePicker.tsx').then((file) => ({ default: file.ImagePicker })));

const PictureDetails = later(() =>
  import('./files/details/PictureDetails.tsx').then((file) => ({ default: file.PictureDetails })),
);

interface Props {
  /** What the button says that takes a picture from this computer. */
  label: string;
  /** What the button says that removes the picture. */
  removeLabel?: string;
  /** What the form holds: the id of a file; null or 0 for none. */
  value: number | null;
  /** What it can hold; pictures, unless it says otherwise. */
  takes?: Takes;
  /** The picture that is saved, if there is one. */
  picture: ShownPicture | null;
  /** Does it need no alternative text? */
  isDecorative?: boolean;
  error?: string;
  /** Another file was chosen or stored: its id. */
  onChange(fileId: number): void;
  /** For optional pictures: it was removed. */
  onRemove?(): void;
}

/** A picture, or a PDF by its first page, in a form: shows it and takes another, from this computer or from the files that are there. */
export function ImageField(props: Props) {
  const { label, removeLabel = t('removePicture'), value, takes, picture, error, onChange, onRemove } = props;
  const { shown, take } = useShownPicture(picture, value);
  const isPdf = shown?.filename.endsWith('.pdf');
  const [open, setOpen] = useState<'files' | 'details' | null>(null);
  const close = () => setOpen(null);
  const onTaken = (taken: ChosenPicture) => {
    take(taken);
    onChange(taken.id);
    close();
  };
  return (
    <Flex
      direction="column"
      gap="2"
      align="start"
      className="image-field"
      data-invalid={error ? true : undefined}
    >
      {shown && <Picture picture={{ ...shown, alt: '' }} sizes="330px" />}
      {shown && !isPdf && !props.isDecorative && <AltText alt={shown.alt} />}
      <Flex gap="2" wrap="wrap">
        <UploadButton label={label} takes={takes} onStored={onTaken} />
        <Button type="button" variant="soft" color="gray" onClick={() => setOpen('files')}>
          <Images size={16} aria-hidden /> {t('chooseFromFiles')}
        </Button>
        {shown && !isPdf && (
          <Button type="button" variant="soft" color="gray" onClick={() => setOpen('details')}>
            <FocusIcon size={16} aria-hidden /> {details('open')}
          </Button>
        )}
        {shown && onRemove && (
          <Button type="button" variant="soft" color="gray" onClick={onRemove}>
            {removeLabel}
          </Button>
        )}
      </Flex>
      {error && (
        <Text size="1" color="red" role="alert">
          {error}
        </Text>
      )}
      <Suspense>
        {open === 'files' && <ImagePicker takes={takes} onChoose={onTaken} onClose={close} />}
        {open === 'details' && value && <PictureDetails id={value} onSaved={take} onClose={close} />}
      </Suspense>
    </Flex>
  );
}

function AltText({ alt }: Pick<ShownPicture, 'alt'>) {
  if (alt) {
    return (
      <Text size="1" color="gray">
        {alt}
      </Text>
    );
  }
  return (
    <Badge color="amber" highContrast>
      {t('noAlt')}
    </Badge>
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
