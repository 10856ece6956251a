import { typeFields } from '#modules/gallery/inputs.ts';
import { t } from '#modules/gallery/type-texts.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The types of pictures, which visitors filter by. */
export default function Page() {
  return (
    <ListScreen
      type="galleryType"
      schema={typeFields}
      empty={{ name: '' }}
      t={t}
      title={({ name }) => name}
      note={({ pictures }) => t('pictures', { count: pictures })}
    >
      {(form) => <TextInput form={form} name="name" label={t('name')} maxLength={60} autoFocus />}
    </ListScreen>
  );
}
