import { Button, Flex } from '@radix-ui/themes';
import Images from 'lucide-react/icons/images';
import { type CSSProperties, type ReactNode, type RefObject, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Field } from '#lib/fields.ts';
import { moved } from '#lib/moved.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { ErrorText } from '../base/ErrorText.tsx';
import { FieldsHeading } from '../base/FieldsHeading.tsx';
import { MoveButtons, RemoveButton } from '../base/MoveButtons.tsx';
import { SortableList } from '../base/SortableList.tsx';
import type { BlockFormProps } from '../working-copy/block-form.ts';
import { ImagePicker } from './dialogs.tsx';
import { KnownPicture, KnownPictures, useAddPicture, useKnownPictures } from './known-pictures.tsx';
import { t } from './texts.ts';
import type { ChosenPicture } from './use-upload.ts';

interface Props {
  ids: number[];
  onChange(ids: number[]): void;
  most: number;
  tile: number;
  next?: RefObject<HTMLElement | null>;
  buttons?(id: number, place: number): ReactNode;
}

/** Several pictures: choose, sort, remove. `KnownPictures` around it has the first ones. */
export function PicturesInput(props: Props) {
  const { ids, onChange, most, tile, next, buttons } = props;
  const [choosing, setChoosing] = useState(false);
  const remember = useAddPicture();
  const placeOf = (id: number) => ids.indexOf(id) + 1;
  const add = (pictures: ChosenPicture[]) => {
    setChoosing(false);
    pictures.forEach(remember);
    onChange([...ids, ...pictures.map(({ id }) => id)]);
  };
  return (
    <Flex direction="column" gap="3" style={{ '--tile': `${tile}px` } as CSSProperties}>
      <SortableList
        className="tiles tile-picture"
        direction="row"
        items={ids.map((id) => ({ id }))}
        labelOf={({ id }) => t('picturePlace', { place: placeOf(id) })}
        onMove={(id, before) => onChange(moved(ids, id, before))}
      >
        {({ id }, moves) => (
          <>
            <KnownPicture fileId={id} sizes={`${tile + 40}px`} />
            <Flex align="center" justify="between" mt="2">
              <MoveButtons moves={moves} direction="row" name={t('picturePlace', { place: placeOf(id) })} />
              <Flex gap="3">
                {buttons?.(id, placeOf(id))}
                <RemoveButton
                  label={t('removePlace', { place: placeOf(id) })}
                  onRemove={() => onChange(ids.filter((each) => each !== id))}
                />
              </Flex>
            </Flex>
          </>
        )}
      </SortableList>
      <div>
        <Button type="button" variant="soft" disabled={ids.length >= most} onClick={() => setChoosing(true)}>
          <Images size={16} aria-hidden /> {t('addPictures')}
        </Button>
      </div>
      {choosing && (
        <ImagePicker
          next={next}
          several={{ there: ids, room: most - ids.length }}
          onChoose={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </Flex>
  );
}

const maxPictures = 24;

/** The input of a field of pictures. */
export function FurtherPictures({
  form,
  name,
  pictures,
  field: declared,
}: BlockFormProps & { field: Field }) {
  const { field, fieldState } = useController({ control: form.control, name });
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <FieldsHeading id={id} label={declared.label} hint={declared.hint} />
      <KnownPictures value={useKnownPictures(pictures)}>
        <PicturesInput ids={field.value} onChange={field.onChange} most={maxPictures} tile={170} />
      </KnownPictures>
      {fieldState.error?.message && <ErrorText>{translateMessage(fieldState.error.message)}</ErrorText>}
    </section>
  );
}
