import './post-form.css';
import { Controller } from 'react-hook-form';
import { navigate } from 'vike/client/router';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { refreshAfter } from '#renderer/only-us/ui/form/refresh-after.ts';
import { RichTextField } from '#renderer/only-us/ui/rich-text/RichTextField.tsx';
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
  const save = useSavePost(post);
  const confirmSave = useConfirmPublish(post);
  const { control, formState, watch } = recordForm.form;
  return (
    <FormPage
      recordForm={recordForm}
      onSave={save}
      confirmSave={confirmSave}
      newLabel={t('saveAsNew')}
      actions={post && <PostActions post={post} />}
    >
      <div className="post-form">
        <div className="post-form-words">
          <TitleFields recordForm={recordForm} post={post} />
          <Controller
            name="body"
            control={control}
            render={({ field }) => (
              <RichTextField
                label={t('body')}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={formState.errors.body?.message}
                pictures={post?.pictures}
              />
            )}
          />
        </div>
        <div className="post-form-side">
          <PublishingFields recordForm={recordForm} post={post} />
          {watch('category') === 'CAREER' && <JobFields recordForm={recordForm} />}
        </div>
      </div>
    </FormPage>
  );
}

function useSavePost(post: Post | null) {
  const utils = api.useUtils();
  const done = refreshAfter(() => utils.blog.invalidate());
  const create = api.blog.create.useMutation(done);
  const update = api.blog.update.useMutation(done);
  return async (fields: PostFields, version: number) => {
    if (post && version > 0) await update.mutateAsync({ ...fields, id: post.id, version });
    else {
      const { id } = await create.mutateAsync(fields);
      // The form of the new post comes in place of this one, which has nothing unsaved by then.
      void navigate(`/only-us/blogs/${id}`, { overwriteLastHistoryEntry: true });
    }
    toast(t('saved'), 'success');
  };
}
