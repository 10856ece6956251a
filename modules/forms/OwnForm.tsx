import type { ComponentProps } from 'react';
import { formWords } from '#lib/form-words.ts';
import { FormField as Input } from '#renderer/public/form/FormField.tsx';
import { VisitorForm } from '#renderer/public/form/VisitorForm.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { RefusedForm } from '#server/forms/refused-form.ts';
import { boxesOf, fieldName, longestOf } from './fields.ts';
import { formPath } from './paths.ts';
import type { ShownForm } from './shown-form.ts';
import { choicesOf, type FormField } from './type.ts';
import { ownFormWords } from './words.ts';

interface Props extends Pick<ComponentProps<typeof VisitorForm>, 'consent'> {
  form: ShownForm;
  about?: { path: string; name: string } | null;
  refused?: RefusedForm | null;
}

/** Files come last, so that all text has arrived when one of them is refused. */
export function OwnForm({ form: { id, slug, intro, fields }, about, refused, consent }: Props) {
  const t = useWords(ownFormWords);
  const { values, errors } = refused ?? { values: {}, errors: {} };
  const isFile = ({ kind }: FormField) => kind === 'file';
  const inOrder = [...fields.filter((field) => !isFile(field)), ...fields.filter(isFile)];
  return (
    <VisitorForm action={formPath(slug)} keep={`form-${id}`} send={t('send')} {...{ consent, refused }}>
      {about && <input type="hidden" name="about" value={about.path} />}
      <fieldset>
        {intro && <p className="contact-wide">{intro}</p>}
        {inOrder.map((field) => (
          <Field key={field.label} {...{ field, values, errors }} />
        ))}
      </fieldset>
    </VisitorForm>
  );
}

const inputs: Partial<Record<FormField['kind'], Partial<ComponentProps<typeof Input>>>> = {
  name: { autoComplete: 'name' },
  text: { rows: 4 },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  file: { type: 'file', accept: 'application/pdf,image/jpeg,image/png,image/webp', isWide: true },
};

function Field({ field, ...given }: Pick<RefusedForm, 'values' | 'errors'> & { field: FormField }) {
  const t = useWords(ownFormWords);
  const say = useWords(formWords);
  const { kind, label, isRequired } = field;
  const usual = kind === 'file' ? t('fileHint') : kind === 'phone' ? say('phoneHint') : undefined;
  return (
    <Input
      name={fieldName(field)}
      label={label}
      hint={field.hint || usual}
      required={isRequired}
      maxLength={longestOf(field)}
      boxes={boxesOf(field, t('agreed'))}
      {...inputs[kind]}
      {...given}
    >
      {kind === 'choice' && (
        <>
          <option value="">{t('choose')}</option>
          {choicesOf(field).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </>
      )}
    </Input>
  );
}
