import { testimonialFields } from '#modules/testimonials/inputs.ts';
import { t } from '#modules/testimonials/texts.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { StatusInput } from '#renderer/only-us/ui/inputs/StatusInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

const empty = { quote: '', name: '', company: '', fileId: null, status: 'draft' as const };

/** What clients say about us. */
export default function Page() {
  return (
    <ListScreen
      type="testimonial"
      schema={testimonialFields}
      empty={empty}
      t={t}
      title={({ name }) => name}
      note={({ quote }) => quote}
    >
      {(form, testimonial) => (
        <>
          <ImageInput form={form} name="fileId" label={t('fileId')} saved={testimonial?.picture} optional />
          <TextInput form={form} name="quote" label={t('quote')} rows={4} />
          <TextInput form={form} name="name" label={t('name')} />
          <TextInput form={form} name="company" label={t('company')} />
          <StatusInput form={form} />
        </>
      )}
    </ListScreen>
  );
}
