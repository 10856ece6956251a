import { Badge } from '@radix-ui/themes';
import Share2 from 'lucide-react/icons/share-2';
import { api } from '../../api.ts';
import { DialogButton, ToolButton } from '../base/DialogButton.tsx';
import { later } from '../base/later.tsx';
import type { SharedEntry } from './ShareDialog.tsx';
import { t } from './texts.ts';

const ShareDialog = later(() => import('./ShareDialog.tsx'), 'ShareDialog');

const overCorner = { position: 'absolute', top: -8, right: -8 } as const;

/** Opens the dialog with the links to an entry's preview, and what people said about it; counts what nobody has read. */
export function ShareButton(props: SharedEntry) {
  const { data } = api.content.getShares.useQuery({ type: props.type, id: props.entry.id });
  const unread = data?.remarks.filter(({ seenAt }) => seenAt === null).length ?? 0;
  const icon = (
    <>
      <Share2 size={16} aria-hidden />
      {unread > 0 && (
        <Badge style={overCorner} color="red" variant="solid" radius="full" aria-hidden>
          {unread}
        </Badge>
      )}
    </>
  );
  const label = unread > 0 ? t('unread', { count: unread }) : t('title');
  return (
    <DialogButton button={<ToolButton {...{ label, icon }} text={t('share')} />}>
      {(close) => <ShareDialog {...props} onClose={close} />}
    </DialogButton>
  );
}
