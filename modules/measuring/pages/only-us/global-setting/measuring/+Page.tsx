import { Flex } from '@radix-ui/themes';
import { measuring as content, type Measuring } from '#modules/measuring/type.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';

const t = texts('measuring', {
  failedTitle: 'The settings couldn’t be loaded',
  tools: 'Tools',
  toolsText:
    'Nothing is loaded, stored or sent until a visitor agrees in a bar, which each page then has. Name the companies on your privacy page. A request that a visitor sends is reported as a lead.',
  codes: 'Verification',
  codesText:
    'Show these services that the site is yours with their codes or whole meta tags. They measure nothing.',
});

export default function Page() {
  const query = api.measuring.get.useQuery();
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  return <MeasuringForm settings={query.data} />;
}

function MeasuringForm({ settings }: { settings: Outputs['measuring']['get'] }) {
  const recordForm = useContentForm(content, { id: 1, entry: settings });
  const inputs = (...names: (keyof Measuring)[]) => (
    <Flex direction="column" gap="4">
      {names.map((name) => (
        <FieldInput key={name} form={recordForm.form} name={name} field={content.fields[name]} />
      ))}
    </Flex>
  );
  return (
    <FormPage recordForm={recordForm} onSave={useSaveEntry('measuring')}>
      <Flex direction="column" gap="5" maxWidth="640px">
        <Section title={t('tools')} hint={t('toolsText')}>
          {inputs('googleTags', 'metaPixels')}
        </Section>
        <Section title={t('codes')} hint={t('codesText')}>
          {inputs('googleCode', 'bingCode', 'metaCode', 'otherCodes')}
        </Section>
      </Flex>
    </FormPage>
  );
}
