import { certificateFields } from '#modules/home/certificate/inputs.ts';
import { t } from '#modules/home/certificate/texts.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { StatusInput } from '#renderer/only-us/ui/inputs/StatusInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

const empty = { name: '', number: '', fileId: null, status: 'draft' as const };

/** What the company is certified for. */
export default function Page() {
  return (
    <ListScreen
      type="homeCertificate"
      schema={certificateFields}
      empty={empty}
      t={t}
      title={({ name }) => name}
      note={({ number }) => number}
    >
      {(form, certificate) => (
        <>
          <TextInput form={form} name="name" label={t('name')} hint={t('nameHint')} />
          <TextInput form={form} name="number" label={t('number')} hint={t('numberHint')} />
          <ImageInput form={form} name="fileId" label={t('fileId')} saved={certificate?.picture} optional />
          <StatusInput form={form} />
        </>
      )}
    </ListScreen>
  );
}
