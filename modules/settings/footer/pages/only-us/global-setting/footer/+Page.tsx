import './footer.css';
import Trash from 'lucide-react/icons/trash-2';
import { localize } from '#lib/interface-language.ts';
import { t } from '#modules/settings/footer/texts.ts';
import { footerLink, linkTypes } from '#modules/settings/footer/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { OpenedDialog } from '#renderer/only-us/ui/entry/OpenedDialog.tsx';
import { switchField } from '#renderer/only-us/ui/list/list-address.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useOpened } from '#renderer/only-us/ui/list/use-opened.ts';
import { TrashList } from '#renderer/only-us/ui/trash/TrashList.tsx';
import { FooterForm } from './FooterForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';

const listFields = { trash: switchField };

export default function Page() {
  const query = api.footer.get.useQuery();
  const [task, begin] = useOpened();
  const [{ trash }, narrow] = useListState(listFields);
  if (trash) return <TrashList type="footerLink" onClose={() => narrow({ trash: false })} />;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { links } = query.data;
  const edited = links.find(({ id }) => String(id) === task) ?? null;
  const newType = linkTypes.find((type) => type === task);
  return (
    <>
      <FooterForm footer={query.data}>
        {linkTypes.map((type) => (
          <LinkList
            key={type}
            type={type}
            links={links.filter((link) => link.type === type)}
            onAdd={() => begin(type)}
            onEdit={begin}
          />
        ))}
        <div>
          <QuietButton onClick={() => narrow({ trash: true })}>
            <Trash size={16} aria-hidden /> {localize('Trash')}
          </QuietButton>
        </div>
      </FooterForm>
      <OpenedDialog
        type={footerLink}
        opened={task}
        isKnown={Boolean(edited ?? newType)}
        onClose={() => begin(null)}
      >
        <LinkForm link={edited} type={newType ?? 'followus'} onClose={() => begin(null)} />
      </OpenedDialog>
    </>
  );
}
