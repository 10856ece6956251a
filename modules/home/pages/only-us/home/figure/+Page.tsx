import { figureFields } from '#modules/home/figure/inputs.ts';
import { t } from '#modules/home/figure/texts.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { StatusInput } from '#renderer/only-us/ui/inputs/StatusInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

const empty = { value: '', unit: '', label: '', status: 'draft' as const };

/** The company in numbers. */
export default function Page() {
  return (
    <ListScreen
      type="homeFigure"
      schema={figureFields}
      empty={empty}
      t={t}
      title={({ value, unit }) => [value, unit].filter(Boolean).join(' ')}
      note={({ label }) => label}
    >
      {(form) => (
        <>
          <TextInput form={form} name="value" label={t('value')} hint={t('valueHint')} />
          <TextInput form={form} name="unit" label={t('unit')} hint={t('unitHint')} />
          <TextInput form={form} name="label" label={t('label')} hint={t('labelHint')} />
          <StatusInput form={form} />
        </>
      )}
    </ListScreen>
  );
}
