import { Button, Flex } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import type { NewRequest } from '../list.ts';
import { Replies } from '../pages/only-us/requests/Replies.tsx';
import { type State, states } from '../states.ts';
import { t } from '../texts.ts';

/** The ways to answer a new request, once it was read, and its state. */
export default function RequestButtons({ data: request }: { data: NewRequest }) {
  const { id, version, name } = request;
  const utils = api.useUtils();
  const read = useMutation({ mutationFn: () => utils.client.request.get.query({ id }) });
  const { mutate } = api.request.setState.useMutation({
    onSuccess: (_, { state }) => toast(t('moved', { name, state: t(state) }), 'success'),
    ...useRefetch(),
  });
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {read.data ? (
        <Flex gap="2" wrap="wrap" ref={focusFirst}>
          <Replies request={read.data} size="1" />
        </Flex>
      ) : (
        <Button
          size="1"
          variant="soft"
          loading={read.isPending}
          aria-label={t('replyTo', { name })}
          onClick={() => read.mutate()}
        >
          {t('reply')}
        </Button>
      )}
      <SelectField<State>
        size="1"
        aria-label={t('stateOf', { name })}
        value="new"
        options={states.map((value) => ({ value, label: t(value) }))}
        onChange={(state) => mutate({ id, version, state })}
      />
    </Flex>
  );
}

const focusFirst = (element: HTMLElement | null) => element?.querySelector('a')?.focus();
