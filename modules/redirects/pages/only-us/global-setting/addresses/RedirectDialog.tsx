import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { type RedirectFields, redirectFields } from '../../../../inputs.ts';
import { AnswerFields, gone } from './AnswerFields.tsx';
import type { EnteredRedirect } from './redirect.ts';
import { t } from './texts.ts';

interface Props {
  /** The redirect to edit; a new one without. */
  redirect?: EnteredRedirect;
  /** The address of a new one. */
  from?: string;
  onClose(): void;
}

/** Adds a redirect or changes one. */
export function RedirectDialog({ redirect, from = '', onClose }: Props) {
  const recordForm = useRecordForm<RedirectFields>({
    schema: redirectFields,
    record: {
      version: redirect?.version ?? 0,
      values: redirect
        ? { from: redirect.path, to: redirect.target ?? gone, temporary: redirect.temporary }
        : { from, to: '', temporary: false },
    },
    draftKey: `redirect ${redirect?.id ?? `new ${from}`}`,
    labels: { from: t('from'), to: t('to'), temporary: t('answer') },
    format: {
      to: (target) => (target === gone ? t('gone') : target),
      temporary: (isSo) => t(isSo ? 'temporary' : 'redirects'),
    },
  });
  const save = useSaveRedirect(redirect);
  const { form } = recordForm;
  return (
    <FormDialog
      title={t(redirect ? 'editTitle' : 'add')}
      recordForm={recordForm}
      onSave={save}
      onClose={onClose}
      maxWidth="520px"
    >
      <TextInput
        form={form}
        name="from"
        label={t('from')}
        hint={t('fromHint')}
        maxLength={500}
        placeholder="/2023/05/judul"
      />
      <AnswerFields form={form} takesFocus={from !== ''} />
    </FormDialog>
  );
}

function useSaveRedirect(redirect: EnteredRedirect | undefined) {
  const utils = api.useUtils();
  const done = refreshAfter(() => utils.redirect.invalidate());
  const create = api.redirect.create.useMutation(done);
  const update = api.redirect.update.useMutation(done);
  return async (entered: RedirectFields, version: number) => {
    if (redirect) await update.mutateAsync({ ...entered, id: redirect.id, version });
    else await create.mutateAsync(entered);
    toast(common('saved'), 'success', { text: t('saved') });
  };
}
