import { Button, Callout, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { ContentType } from '#lib/content-type.ts';
import { mayWith } from '#lib/rights.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '../../api.ts';
import type { Content } from '../../content-api.ts';
import { toast } from '../../toast.ts';
import type { EntryOf } from '../working-copy/record-form.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { t } from './request-texts.ts';

export interface RequestNoteProps {
  request: Content['getPending']['requests'][number];
  entry: EntryOf;
  content: ContentType;
  title: string;
}

/** Above a form: who asks for the publication, and the button that returns it, or why it was returned. The bar publishes. */
export function RequestNote({ request, entry, content, title }: RequestNoteProps) {
  const { user, site } = usePageContext();
  const { state, note, askedBy, askedAt, answeredBy, answeredAt, answer } = request;
  const [isReturning, setReturning] = useState(false);
  const { getPending } = api.useUtils().content;
  const give = api.content.returnRequest.useMutation();
  const dateOf = (at: Date) => spokenTime(at, site.timeZone);
  const name = askedBy ?? t('somebody');
  const mayPublish = mayWith(user, 'publish', content);
  const isReturned = state === 'returned';
  const what = isReturned
    ? t('returnedBy', { name: answeredBy ?? t('somebody'), date: dateOf(answeredAt ?? askedAt) })
    : mayPublish
      ? t('askedBy', { name, date: dateOf(askedAt) })
      : t('asked');
  const said = isReturned ? answer : note;
  const send = async (words: string) => {
    await give.mutateAsync({ ...entry, note: words });
    toast(t('returned'), 'success');
    await getPending.invalidate({ type: entry.type });
  };
  return (
    <Callout.Root
      className="form-note"
      color={isReturned ? 'amber' : 'gray'}
      highContrast
      role={isReturned ? 'alert' : 'status'}
    >
      <Callout.Text>
        <strong>{what}</strong> {said && t('said', { note: said })}
      </Callout.Text>
      {!isReturned && mayPublish && (
        <Flex>
          <Button type="button" size="1" variant="surface" onClick={() => setReturning(true)}>
            {t('return')}
          </Button>
        </Flex>
      )}
      {isReturning && (
        <NoteDialog
          title={t('returnTitle', { title })}
          description={t('returnText', { name })}
          label={t('returnNote')}
          action={t('return')}
          isRequired
          onSend={send}
          onClose={() => setReturning(false)}
        />
      )}
    </Callout.Root>
  );
}
