import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { categoryPath } from '#modules/blogs/paths.ts';
import { t } from '#modules/blogs/texts.ts';
import { categoryLabel, postCategory } from '#modules/blogs/type.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { DialogFooter, OpenDialog } from '#renderer/only-us/ui/base/OpenDialog.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { BlogTabs } from '../BlogTabs.tsx';
import type { PostCategory } from '../post.ts';

export default function Page() {
  const { data: categories = [] } = api.blogCategory.getAll.useQuery();
  const [merged, merge] = useState<{ category: PostCategory; isDeleted: boolean } | null>(null);
  return (
    <>
      <BlogTabs current={postCategory} />
      <ListScreen<PostCategory>
        type={postCategory}
        path="/blogs/category"
        note={({ posts, slug }) =>
          `${posts === 0 ? t('noPosts') : t('count', { count: posts })} · ${categoryPath(slug)}`
        }
        menuOf={(category) => {
          const open = (isDeleted: boolean) => () => merge({ category, isDeleted });
          if (category.isFixed) return { items: [], onDelete: null };
          return {
            items: [{ label: t('mergeItem'), onSelect: open(false) }],
            onDelete: category.posts > 0 ? open(true) : undefined,
          };
        }}
      />
      {merged && (
        <MergeDialog
          {...merged}
          others={categories.filter(({ id }) => id !== merged.category.id)}
          onClose={() => merge(null)}
        />
      )}
    </>
  );
}

interface Props {
  category: PostCategory;
  /** Whether it opened by deleting the category. */
  isDeleted: boolean;
  others: PostCategory[];
  onClose(): void;
}

function MergeDialog({ category: { id, name, posts }, isDeleted, others, onClose }: Props) {
  // Not the jobs by default.
  const [into, setInto] = useState(String((others.find(({ key }) => key === 'TECHNOLOGY') ?? others[0])?.id));
  const options = others.map((other) => ({ value: String(other.id), label: categoryLabel(other.name) }));
  const { mutate, isPending } = api.blogCategory.merge.useMutation({
    onSuccess: () => {
      const target = options.find(({ value }) => value === into)?.label ?? '';
      toast(t('success'), 'success', { text: t('merged', { name, into: target }) });
      onClose();
    },
    // Posts everywhere have another category now.
    ...useRefetch(),
  });
  return (
    <OpenDialog
      title={t(isDeleted ? 'removeTitle' : 'mergeTitle', { name })}
      maxWidth="440px"
      onClose={onClose}
    >
      <Field label={t(isDeleted ? 'moveTo' : 'mergeInto')} hint={t('mergeText', { count: posts })}>
        <SelectField value={into} options={options} onChange={setInto} />
      </Field>
      <DialogFooter onClose={onClose}>
        <Button color="red" loading={isPending} onClick={() => mutate({ id, into: Number(into) })}>
          {isDeleted ? t('delete') : t('merge')}
        </Button>
      </DialogFooter>
    </OpenDialog>
  );
}
