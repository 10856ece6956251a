import { Button, Flex, Heading, Text } from '@radix-ui/themes';
import Images from 'lucide-react/icons/images';
import { Suspense, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { t } from '#modules/home/offers/texts.ts';
import type { OfferFields } from '#modules/home/offers/type.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { later } from '#renderer/only-us/ui/later.tsx';
import { SortableList } from '#renderer/only-us/ui/SortableList.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { FurtherPicture } from './FurtherPicture.tsx';

// Most forms are saved without it.
const ImagePicker = later(() =>
  import('#renderer/only-us/ui/ImagePicker.tsx').then((file) => ({ default: file.ImagePicker })),
);

interface Props {
  form: UseFormReturn<OfferFields>;
  /** The pictures as they were saved. */
  saved: (ShownPicture & { id: number })[];
}

/** The further pictures: choose among the files, put in order, take away. */
export function PicturesField({ form, saved }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'pictures' });
  const [chosen, choose] = useState(saved);
  const [choosing, setChoosing] = useState(false);
  const ids = field.value;
  const add = (picture: ShownPicture & { id: number }) => {
    setChoosing(false);
    if (ids.includes(picture.id)) return toast(t('pictureThere'));
    choose([...chosen, picture]);
    field.onChange([...ids, picture.id]);
  };
  const move = (id: number, before: number | null) => {
    const rest = ids.filter((each) => each !== id);
    rest.splice(before === null ? rest.length : rest.indexOf(before), 0, id);
    field.onChange(rest);
  };
  return (
    <section aria-labelledby="further-pictures">
      <Top />
      <SortableList
        className="tiles further-pictures"
        direction="row"
        items={ids.map((id) => ({ id }))}
        labelOf={({ id }) => t('pictureName', { place: ids.indexOf(id) + 1 })}
        onMove={move}
      >
        {({ id }, moves) => (
          <FurtherPicture
            id={id}
            known={[...saved, ...chosen].find((picture) => picture.id === id)}
            place={ids.indexOf(id) + 1}
            moves={moves}
            onRemove={() => field.onChange(ids.filter((each) => each !== id))}
          />
        )}
      </SortableList>
      {fieldState.error?.message && (
        <Text as="p" size="1" color="red" role="alert">
          {fieldState.error.message}
        </Text>
      )}
      <Button type="button" mt="3" variant="soft" onClick={() => setChoosing(true)}>
        <Images size={16} aria-hidden /> {t('addPicture')}
      </Button>
      {choosing && (
        <Suspense>
          <ImagePicker onChoose={add} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Top() {
  return (
    <Flex direction="column" gap="1" mb="3">
      <Heading as="h2" size="3" id="further-pictures">
        {t('pictures')}
      </Heading>
      <Text size="1" color="gray">
        {t('picturesHint')}
      </Text>
    </Flex>
  );
}
