import '#renderer/only-us/ui/rows.css';
import { Button, Flex, Heading } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { t } from '#modules/settings/footer/texts.ts';
import { footerLink, type LinkFields } from '#modules/settings/footer/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { SortableList } from '#renderer/only-us/ui/SortableList.tsx';
import type { Link } from './FooterForm.tsx';
import { LinkRow } from './LinkRow.tsx';

const columns = () => footerLink.fields.type.options;

interface Props {
  type: LinkFields['type'];
  links: Link[];
  onAdd(): void;
  onEdit(id: number): void;
}

/** One column of the footer: its links in their order. */
export function LinkList({ type, links, onAdd, onEdit }: Props) {
  const utils = api.useUtils();
  const reorder = api.footerLink.reorder.useMutation({
    onSettled: thenRefetch(() => utils.footer.invalidate()),
  });
  return (
    <section aria-labelledby={type}>
      <Flex justify="between" align="center" gap="4" mb="3">
        <Heading as="h2" size="4" id={type}>
          {columns()[type]}
        </Heading>
        <Button
          type="button"
          variant="soft"
          aria-label={t('addTo', { type: columns()[type] })}
          onClick={onAdd}
        >
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      </Flex>
      {links.length === 0 && <Muted>{t('none')}</Muted>}
      <SortableList
        className="panel rows"
        direction="column"
        items={links}
        labelOf={({ name }) => name}
        onMove={(id, before) => reorder.mutate({ id, before })}
      >
        {(link, moves) => <LinkRow link={link} moves={moves} onEdit={onEdit} />}
      </SortableList>
    </section>
  );
}
