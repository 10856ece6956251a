import { useData } from 'vike-react/useData';
import { formWords } from '#lib/form-words.ts';
import { typedIn } from '#modules/forms/fields.ts';
import { OwnForm } from '#modules/forms/OwnForm.tsx';
import { form as content } from '#modules/forms/type.ts';
import { ownFormWords } from '#modules/forms/words.ts';
import { DraftNote } from '#renderer/public/DraftNote.tsx';
import { FactRows } from '#renderer/public/FactRows.tsx';
import { useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { Contacts, WhoAnswers } from '#renderer/public/WhoAnswers.tsx';
import type { Data } from './+data.ts';

export default function Page() {
  const data = useData<Data>();
  const t = useWords(ownFormWords);
  if (!data.form) return <Gone values={data.refused.values} />;
  const { form, about } = data;
  return (
    <div className="contact-page page-body wrap">
      {form.status === 'draft' && <DraftNote form={`${content.list}?open=${form.id}`} />}
      <h1>
        <NoWrapHyphens text={form.title} />
      </h1>
      {about && <p className="lead">{t('about', { name: about.name })}</p>}
      <WhoAnswers />
      <OwnForm {...data} />
    </div>
  );
}

/** It was taken off the site while somebody filled it in: all that was typed, to copy it, and who to ask. */
function Gone({ values }: { values: Record<string, string> }) {
  const t = useWords(ownFormWords);
  return (
    <div className="contact-page page-body wrap">
      <h1>{t('gone')}</h1>
      <div className="contact-form">
        <p className="contact-alert" role="alert">
          {useWords(formWords)('gone')}
        </p>
        <Contacts people={useServerPage().answers().contacts} />
        <FactRows title={t('typed')} rows={typedIn(values)} />
      </div>
    </div>
  );
}
