import { Flex, TextArea } from '@radix-ui/themes';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { get, type UseFormReturn, useWatch } from 'react-hook-form';
import { type ContentType as DeclaredType, fieldOf } from '#lib/content-type.ts';
import type { ContentType } from '../../content-api.ts';
import { errorOf } from '../base/error-of.ts';
import { Field } from '../base/Field.tsx';
import { focusField } from '../base/focus-field.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { type AddressedFields, AddressField, useFollowingSlug } from './AddressField.tsx';
import { t } from './texts.ts';

interface Props {
  form: UseFormReturn<AddressedFields>;
  content: DeclaredType;
  path: string;
  entry: { wasPublic: boolean } | null;
}

/** The large title, and below it, folded, address and summary. Enter leads to the text. */
export function TitleFields({ form, content, path, entry }: Props) {
  const title = fieldOf(content, 'title') ?? '';
  const label = content.fields[title]?.label ?? '';
  const followTitle = useFollowingSlug(form, title, content.noun, entry?.wasPublic);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const fields = event.currentTarget.closest('.entry-main');
    const text = fields?.querySelector<HTMLElement>(':scope > .rich-text-field');
    if (text) focusField(text);
  };
  return (
    <Flex direction="column" gap="1" mb="-2" className="entry-title">
      <Field label={label} isLabelHidden error={errorOf(form, title)}>
        <TextArea
          className="entry-title-input"
          rows={1}
          placeholder={label}
          autoComplete="off"
          autoFocus={entry === null}
          onKeyDown={onKeyDown}
          {...form.register(title, { onChange: followTitle, setValueAs: oneLine })}
        />
      </Field>
      <AddressAndSummary {...{ form, content, path }} wasPublic={entry?.wasPublic} />
    </Flex>
  );
}

// Pasted text may have several.
const oneLine = (typed: string) => typed.replace(/\s*\n\s*/g, ' ');

interface FoldProps extends Pick<Props, 'form' | 'content' | 'path'> {
  wasPublic: boolean | undefined;
}

/** Folded into one line until they have an error. */
function AddressAndSummary({ form, content, path, wasPublic }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const summary = fieldOf(content, 'summary');
  const field = summary && content.fields[summary];
  const { errors } = form.formState;
  const isWrong = Boolean(errors.slug || (summary && get(errors, summary)));
  return (
    <details
      className="fold turning"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={14} aria-hidden />
        <span className="fold-label">{t(summary ? 'addressAndSummary' : 'address')}</span>
        <FoldedLine {...{ form, path, summary }} />
      </summary>
      <Flex direction="column" gap="4" py="3">
        <AddressField {...{ form, path, wasPublic }} type={content.name as ContentType} />
        {summary && field && <FieldInput form={form} name={summary} field={field} />}
      </Flex>
    </details>
  );
}

function FoldedLine({ form, path, summary }: Pick<Props, 'form' | 'path'> & { summary?: string }) {
  const [slug, text = ''] = useWatch({
    control: form.control,
    name: ['slug', ...(summary ? [summary] : [])],
  });
  return (
    <span className="fold-line truncate">
      {path}/{slug || '…'}
      {summary && ` · ${text.trim() || t('noSummary')}`}
    </span>
  );
}
