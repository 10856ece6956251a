import { bannerFields } from '#modules/home/banner/inputs.ts';
import { t } from '#modules/home/banner/texts.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { StatusInput } from '#renderer/only-us/ui/inputs/StatusInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

const empty = {
  title: '',
  subtitle: '',
  buttonLabel: '',
  buttonLink: '',
  fileId: 0,
  status: 'published' as const,
};

/** What the home page opens with. */
export default function Page() {
  return (
    <ListScreen
      type="banner"
      schema={bannerFields}
      empty={empty}
      t={t}
      title={({ title }) => title}
      note={({ subtitle, buttonLabel, buttonLink }) =>
        buttonLabel ? `${buttonLabel} → ${buttonLink}` : subtitle
      }
      picture={({ picture }) => picture}
    >
      {(form, banner) => (
        <>
          <ImageInput form={form} name="fileId" label={t('fileId')} saved={banner?.picture} />
          <TextInput form={form} name="title" label={t('title')} hint={t('titleHint')} />
          <TextInput form={form} name="subtitle" label={t('subtitle')} rows={2} />
          <TextInput form={form} name="buttonLabel" label={t('buttonLabel')} />
          <TextInput form={form} name="buttonLink" label={t('buttonLink')} hint={t('linkHint')} />
          <StatusInput form={form} />
        </>
      )}
    </ListScreen>
  );
}
