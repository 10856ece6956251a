import { Flex, TextArea } from '@radix-ui/themes';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { AddressField, useFollowingSlug } from '#renderer/only-us/ui/form/AddressField.tsx';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import type { Post } from '../post.ts';

interface Props {
  recordForm: RecordForm<PostFields>;
  post: Post | null;
  /** Where Enter goes on: to the text. */
  onEnter(): void;
}

/** The title, large; below it, folded, the address that follows it, and the summary. */
export function TitleFields({ recordForm: { form }, post, onEnter }: Props) {
  const followTitle = useFollowingSlug(form, 'title', post?.wasPublic);
  const { errors } = form.formState;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="post-form-title">
      <Field label={t('title')} isLabelHidden error={errors.title?.message}>
        <TextArea
          className="post-title"
          rows={1}
          placeholder={t('title')}
          autoComplete="off"
          autoFocus={post === null}
          onKeyDown={onKeyDown}
          {...form.register('title', { onChange: followTitle, setValueAs: oneLine })}
        />
      </Field>
      <Fold
        label={t('addressAndSummary')}
        line={<FoldedLine form={form} />}
        needsAttention={Boolean(errors.slug || errors.excerpt)}
      >
        <AddressField
          form={form}
          label={t('slug')}
          path="/blogs"
          wasPublic={post?.wasPublic}
          taken={t('slugTaken')}
          freeSlug={api.blog.freeSlug}
        />
        <FieldInput form={form} name="excerpt" field={content.fields.excerpt} />
      </Fold>
    </div>
  );
}

// What is pasted may have several.
const oneLine = (typed: string) => typed.replace(/\s*\n\s*/g, ' ');

/** The address and the summary in one line. */
function FoldedLine({ form }: { form: UseFormReturn<PostFields> }) {
  const [slug, excerpt] = useWatch({ control: form.control, name: ['slug', 'excerpt'] });
  return (
    <>
      <span>/blogs/{slug || '…'}</span> · {excerpt.trim() || t('noExcerpt')}
    </>
  );
}

interface FoldProps {
  /** What is in it: 'Address and summary'. */
  label: string;
  /** Its content in one line, while it is folded. */
  line: ReactNode;
  /** Something inside is wrong: it unfolds. */
  needsAttention: boolean;
  children: ReactNode;
}

/** Fields that are rarely changed, folded into one line. */
function Fold({ label, line, needsAttention, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="fold turning"
      open={isOpen || needsAttention}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={14} aria-hidden />
        <span className="fold-label">{label}</span>
        <span className="fold-line truncate">{line}</span>
      </summary>
      <Flex direction="column" gap="4" py="3">
        {children}
      </Flex>
    </details>
  );
}
