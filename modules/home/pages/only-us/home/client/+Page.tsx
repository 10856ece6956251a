import { clientFields } from '#modules/home/client/inputs.ts';
import { t } from '#modules/home/client/texts.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The companies that we work for. */
export default function Page() {
  return (
    <ListScreen
      type="homeClient"
      schema={clientFields}
      empty={{ name: '', website: '', fileId: 0 }}
      t={t}
      title={({ name }) => name}
      note={({ website }) => website}
      picture={({ picture }) => ({ ...picture, color: 'transparent' })}
      whole
    >
      {(form, client) => (
        <>
          <ImageInput form={form} name="fileId" label={t('fileId')} saved={client?.picture} />
          <TextInput form={form} name="name" label={t('name')} />
          <TextInput
            form={form}
            name="website"
            label={t('website')}
            hint={t('websiteHint')}
            type="url"
            placeholder="https://"
          />
        </>
      )}
    </ListScreen>
  );
}
