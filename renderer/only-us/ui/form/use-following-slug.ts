import { useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { slugOf } from '#lib/slug.ts';

/** The fields of an entry with a public page. */
export type AddressedFields = FieldValues & { slug: string };

/**
 * Call what it returns when the field `title` changes: the slug follows it until somebody writes another one. A
 * fixed slug, one that visitors know, never follows.
 */
export function useFollowingSlug<Values extends AddressedFields>(
  form: UseFormReturn<Values>,
  title: Path<Values>,
  isFixed = false,
): () => void {
  const former = useRef<string>(form.getValues(title));
  return () => {
    const change = { from: former.current, to: form.getValues(title) };
    former.current = change.to;
    const name = 'slug' as Path<Values>;
    const current: string = form.getValues(name);
    const slug = isFixed ? current : slugAfter(current, change);
    if (slug === current) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue(name, slug as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate });
  };
}

/** The slug after a change of the title: one that was made from the title follows it, any other stays. */
export function slugAfter(slug: string, title: { from: string; to: string }): string {
  return slug === wordOf(title.from) ? wordOf(title.to) : slug;
}

function wordOf(title: string) {
  return title.trim() ? slugOf(title) : '';
}
