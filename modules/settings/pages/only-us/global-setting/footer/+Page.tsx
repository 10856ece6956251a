import './footer.css';
import { useState } from 'react';
import { type LinkFields, linkTypes } from '#modules/settings/inputs.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { api } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/list/NotLoaded.tsx';
import { FooterCard } from './FooterCard.tsx';
import { FooterForm } from './FooterForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';

/** What is edited: the footer itself, a link by its id, or a new link of a type. */
type Task = 'footer' | number | LinkFields['type'];

/** The footer of every public page: logo, chat button, and the links in their columns. */
export default function Page() {
  const query = api.footer.get.useQuery();
  const [task, begin] = useState<Task | null>(null);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const footer = query.data;
  const edited = footer.links.find(({ id }) => id === task) ?? null;
  const newType = linkTypes.find((type) => type === task);
  const close = () => begin(null);
  return (
    <div className="footer-screen">
      <FooterCard footer={footer} onEdit={() => begin('footer')} />
      {linkTypes.map((type) => (
        <LinkList
          key={type}
          type={type}
          links={footer.links.filter((link) => link.type === type)}
          onAdd={() => begin(type)}
          onEdit={begin}
        />
      ))}
      {task === 'footer' && <FooterForm footer={footer} onClose={close} />}
      {(edited || newType) && <LinkForm link={edited} type={newType ?? 'followus'} onClose={close} />}
    </div>
  );
}
