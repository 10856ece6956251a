import { type ComponentProps, type ReactNode, useId } from 'react';
import { formWords } from '#lib/form-words.ts';
import type { RefusedForm } from '#server/forms/refused-form.ts';
import { useWords } from '../language.ts';

type Own = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'required' | 'accept' | 'multiple' | 'maxLength'
>;

interface Props extends Own, Pick<RefusedForm, 'values' | 'errors'> {
  name: string;
  label: string;
  hint?: string | undefined;
  /** A text of so many lines. */
  rows?: number | undefined;
  /** Boxes to tick, by the names that they are sent with. */
  boxes?: Record<string, string> | undefined;
  isWide?: boolean | undefined;
  above?: ReactNode;
  /** The options of a select. */
  children?: ReactNode;
}

/** A field with label, hint and error. The first invalid one has the focus. */
export function FormField(props: Props) {
  const { name, label, hint, values, errors, rows, boxes, isWide, above, children, ...input } = props;
  const { required, type } = input;
  const t = useWords(formWords);
  const id = useId();
  const error = errors[name];
  const note = error ?? hint;
  const aria = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note && `${id}-hint`,
    autoFocus: error !== undefined && Object.keys(errors)[0] === name,
  } as const;
  const typed = type === 'file' ? {} : ({ defaultValue: values[name], dir: 'auto' } as const);
  const attributes = { id, name, ...input, ...typed, ...aria };
  const named = (
    <>
      {label} {required && <small>({t('required')})</small>}
    </>
  );
  return (
    <div
      className={rows || boxes || isWide ? 'contact-field contact-wide' : 'contact-field'}
      {...(boxes && { role: 'group', 'aria-labelledby': id })}
    >
      {boxes ? <b id={id}>{named}</b> : <label htmlFor={id}>{named}</label>}
      {above}
      {boxes ? (
        <Boxes {...{ boxes, values, aria }} />
      ) : children ? (
        <select {...{ id, name, required, ...typed, ...aria }}>{children}</select>
      ) : rows ? (
        <textarea {...{ id, name, required, rows, ...typed, ...aria }} maxLength={input.maxLength} />
      ) : (
        <input {...attributes} />
      )}
      {note && (
        <p id={`${id}-hint`} className={error ? 'contact-error' : 'muted'}>
          {note}
        </p>
      )}
    </div>
  );
}

type BoxesProps = Pick<Props, 'values'> & { boxes: Record<string, string>; aria: object };

function Boxes({ boxes, values, aria }: BoxesProps) {
  return Object.entries(boxes).map(([name, label], index) => (
    <label key={name} className="tap">
      <input
        {...(index === 0 && aria)}
        className="checkbox"
        type="checkbox"
        name={name}
        value={label}
        defaultChecked={Boolean(values[name])}
      />
      <span dir="auto">{label}</span>
    </label>
  ));
}
