import { Button, Text, TextField } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { slugOf } from '#lib/slug.ts';
import { type ContentType, hooksOf } from '../../content-api.ts';
import { errorOf } from '../base/error-of.ts';
import { Field } from '../base/Field.tsx';
import { t } from '../working-copy/texts.ts';

export type AddressedFields = FieldValues & { slug: string };

/** Returns a function to call after each change of `title`: the slug follows until somebody enters another one. */
export function useFollowingSlug(
  form: UseFormReturn<AddressedFields>,
  title: string,
  noun: string,
  isFixed = false,
): () => void {
  const former = useRef<string>(form.getValues(title));
  const shown: string = useWatch({ control: form.control, name: title });
  // The form may also set it, or another person.
  useEffect(() => {
    former.current = shown;
  }, [shown]);
  return () => {
    const change = { from: former.current, to: form.getValues(title) };
    former.current = change.to;
    const current = form.getValues('slug');
    const slug = isFixed ? current : slugAfter(current, change, noun);
    if (slug === current) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', slug, { shouldDirty: true, shouldValidate });
  };
}

/** The slug after a change of the title: a slug made from the title follows it. */
export function slugAfter(slug: string, title: { from: string; to: string }, noun: string): string {
  const wordOf = (words: string) => (words.trim() ? slugOf(words, slugOf(noun)) : '');
  return slug === wordOf(title.from) ? wordOf(title.to) : slug;
}

interface Props {
  type: ContentType;
  form: UseFormReturn<AddressedFields>;
  /** The part before the slug: '/blogs'; empty below the root. */
  path: string;
  wasPublic: boolean | undefined;
}

/** The slug of an entry, with the whole address below. Offers a free one when it is taken. */
export function AddressField({ type, form, path, wasPublic }: Props) {
  const { site } = usePageContext();
  const address = `${site.address}${path}/${useWatch({ control: form.control, name: 'slug' }) || '…'}`;
  const isTaken = form.formState.errors.slug?.type === 'server';
  const use = (free: string) => {
    form.setValue('slug', free, { shouldDirty: true, shouldValidate: true });
    form.setFocus('slug');
  };
  return (
    <Field
      label={t('address')}
      hint={wasPublic ? `${address} · ${t('addressRedirects')}` : address}
      error={errorOf(form, 'slug')}
      action={isTaken && <FreeSlug type={type} slug={form.getValues('slug')} onUse={use} />}
    >
      <TextField.Root autoComplete="off" spellCheck={false} {...form.register('slug')} />
    </Field>
  );
}

interface FreeSlugProps extends Pick<Props, 'type'> {
  slug: string;
  onUse(free: string): void;
}

function FreeSlug({ type, slug, onUse }: FreeSlugProps) {
  const { data: free } = hooksOf(type).freeSlug.useQuery({ slug });
  if (!free) return null;
  return (
    <Text as="p" size="2" role="status">
      {t('addressTaken')}{' '}
      <Button type="button" size="1" variant="surface" onClick={() => onUse(free)}>
        {t('addressUse', { slug: free })}
      </Button>
    </Text>
  );
}
