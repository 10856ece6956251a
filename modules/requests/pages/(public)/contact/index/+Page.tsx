import '#modules/requests/form/contact.css';
import { useData } from 'vike-react/useData';
import { RequestForm } from '#modules/requests/form/RequestForm.tsx';
import { requestWords } from '#modules/requests/words.ts';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';
import { OtherWays } from './OtherWays.tsx';

/** Where visitors ask for a quote. */
export default function Page() {
  const data = useData<Data>();
  const t = useWords(requestWords);
  return (
    <div className="contact wrap">
      <div className="contact-top">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <RequestForm {...data} />
      <OtherWays />
    </div>
  );
}
