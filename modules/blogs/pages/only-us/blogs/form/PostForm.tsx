import './post-form.css';
import { useWatch } from 'react-hook-form';
import { navigate } from 'vike/client/router';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';
import type { Post } from '../post.ts';
import { JobFields } from './JobFields.tsx';
import { PostActions } from './PostActions.tsx';
import { PublishingFields } from './PublishingFields.tsx';
import { TitleFields } from './TitleFields.tsx';
import { useConfirmPublish } from './use-confirm-publish.ts';
import { usePostForm } from './use-post-form.ts';

/** All of a post: its words on the left, how it is published on the right. */
export function PostForm({ post, author }: { post: Post | null; author: string }) {
  const recordForm = usePostForm(post, author);
  const saveEntry = useSaveEntry('blog', post, ({ slug }) => `/blogs/${slug}`);
  const save = async (fields: PostFields, version: number, copy?: number | string) => {
    const { id, isNew } = await saveEntry(fields, version, copy);
    // The form of the new post comes in place of this one, which has nothing unsaved by then.
    if (isNew) void navigate(`/only-us/blogs/${id}`, { overwriteLastHistoryEntry: true });
    return { id };
  };
  const confirmSave = useConfirmPublish(post);
  const { form } = recordForm;
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <FormPage
      recordForm={recordForm}
      entry={post && { type: 'blog', id: post.id }}
      onSave={save}
      confirmSave={confirmSave}
      publishing={{
        type: 'blog',
        id: post?.id ?? null,
        pathOf: (values) => `/blogs/${(values as PostFields).slug}`,
      }}
      newLabel={t('saveAsNew')}
      actions={post && <PostActions post={post} recordForm={recordForm} />}
    >
      <div className="post-form">
        <div className="post-form-words">
          <TitleFields recordForm={recordForm} post={post} onEnter={() => form.setFocus('body')} />
          <RichTextInput form={form} name="body" label={t('body')} isLabelHidden pictures={post?.pictures} />
        </div>
        <div className="post-form-side">
          <PublishingFields recordForm={recordForm} post={post} />
          {category === 'CAREER' && <JobFields recordForm={recordForm} />}
        </div>
      </div>
    </FormPage>
  );
}
