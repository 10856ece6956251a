import { lineOf, type Synonym, synonymFields } from '#lib/synonym.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { t } from './texts.ts';

interface Props {
  /** The word that nobody finds anything by, or those that are there, with their line. */
  words: Synonym & { line?: string };
  onClose(): void;
}

/** Says which words mean the same to the search: new ones, or a line that is there. */
export function SynonymDialog({ words: { line, ...words }, onClose }: Props) {
  const recordForm = useRecordForm<Synonym>({
    schema: synonymFields,
    record: { version: 0, values: words },
    draftKey: `search words ${line ?? `new ${words.word}`}`,
    labels: { word: t('word'), others: t('others') },
  });
  const utils = api.useUtils();
  const refresh = () => Promise.all([utils.statistics.invalidate(), utils.site.invalidate()]);
  const save = api.search.saveSynonym.useMutation(refreshAfter(refresh));
  const { form } = recordForm;
  return (
    <FormDialog
      title={t(line ? 'editWords' : 'addWords')}
      recordForm={recordForm}
      onSave={async (typed) => {
        await save.mutateAsync({ before: line ?? null, after: lineOf(typed) });
        toast(common('saved'), 'success', { text: t('wordsSaved') });
      }}
      onClose={onClose}
      maxWidth="520px"
    >
      <TextInput form={form} name="word" label={t('word')} maxLength={40} />
      <TextInput
        form={form}
        name="others"
        label={t('others')}
        hint={t('othersHint')}
        maxLength={400}
        autoFocus={words.word !== ''}
      />
    </FormDialog>
  );
}
