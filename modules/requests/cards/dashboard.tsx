import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import type { NewRequest } from '../list.ts';
import { Replies } from '../pages/only-us/requests/Replies.tsx';
import { type State, states } from '../states.ts';
import { t } from '../texts.ts';

/** The ways to answer a new request, and its state. */
export default function RequestButtons({ data: request }: { data: NewRequest }) {
  const { id, version, name } = request;
  const { mutate } = api.request.setState.useMutation({
    onSuccess: (_, { state }) => toast(t('moved', { name, state: t(state) }), 'success'),
    ...useRefetch(),
  });
  return (
    <>
      <Replies request={request} size="1" />
      <SelectField<State>
        size="1"
        aria-label={t('stateOf', { name })}
        value="new"
        options={states.map((value) => ({ value, label: t(value) }))}
        onChange={(state) => mutate({ id, version, state })}
      />
    </>
  );
}
