import './footer.css';
import { Flex } from '@radix-ui/themes';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { localize } from '#lib/interface-language.ts';
import { contactLinkOf } from '#modules/settings/footer/contact-link.ts';
import { t } from '#modules/settings/footer/texts.ts';
import { footer as content, footerLink, linkTypes } from '#modules/settings/footer/type.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { OpenedDialog } from '#renderer/only-us/ui/entry/OpenedDialog.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { switchField } from '#renderer/only-us/ui/list/list-address.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useOpened, useOpenedRow } from '#renderer/only-us/ui/list/use-opened.ts';
import { TrashList } from '#renderer/only-us/ui/trash/TrashList.tsx';
import { LinkForm, LinkList } from './LinkList.tsx';

const listFields = { trash: switchField };

export default function Page() {
  const query = api.footer.get.useQuery();
  const [task, begin] = useOpened();
  const [{ trash }, narrow] = useListState(listFields);
  const listed = query.data?.links.find(({ id }) => String(id) === task);
  const edited = useOpenedRow(task, listed) ?? null;
  if (trash) return <TrashList type="footerLink" onClose={() => narrow({ trash: false })} />;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { links } = query.data;
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

/** The links below are saved apart. */
function FooterForm({ footer, children }: { footer: Outputs['footer']['get']; children: ReactNode }) {
  const recordForm = useContentForm(content, { id: 1, entry: footer });
  const { form } = recordForm;
  const link = contactLinkOf(form.watch('contactLink'));
  return (
    <FormPage recordForm={recordForm} onSave={useSaveEntry('footer')}>
      <Section title={t('ownTitle')}>
        <Flex direction="column" gap="4" className="footer-own">
          <FieldInput
            form={form}
            name="logoFileId"
            field={content.fields.logoFileId}
            own={{ uploadLabel: t('uploadLogo') }}
            saved={footer.files[form.watch('logoFileId') ?? 0]}
          />
          <FieldInput
            form={form}
            name="contactLink"
            field={content.fields.contactLink}
            own={link ? { hint: t('chatBecomes', { link }) } : {}}
          />
        </Flex>
      </Section>
      {children}
    </FormPage>
  );
}
