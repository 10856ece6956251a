import { Badge, Button, Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/catalog/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Catalog } from './catalog.ts';
import { useDateFormat } from './use-date-format.ts';

interface Props {
  catalog: Catalog;
  /** The one that visitors see. */
  shown: Catalog;
  isOnly: boolean;
}

/** One upload: what it was, who uploaded it and when; roll back to it, or delete it. */
export function HistoryRow({ catalog, shown, isOnly }: Props) {
  const { when } = useDateFormat();
  const { name, picture, createdAt, uploadedBy, isShown } = catalog;
  return (
    <Flex className="row catalog-row" align="center" gap="4">
      <Picture picture={{ ...picture, alt: '' }} sizes="48px" />
      <div>
        <Text as="p" weight="medium">
          {name}
        </Text>
        <Text as="p" size="2" color="gray">
          {when(createdAt, uploadedBy)}
        </Text>
      </div>
      <Flex ml="auto" gap="2" align="center" flexShrink="0">
        {isShown ? (
          <Badge highContrast color="green">
            {t('shown')}
          </Badge>
        ) : (
          <RollBack to={catalog} from={shown} />
        )}
        {(isOnly || !isShown) && <Delete catalog={catalog} isOnly={isOnly} />}
      </Flex>
    </Flex>
  );
}

function RollBack({ to, from }: { to: Catalog; from: Catalog }) {
  const { dateOf } = useDateFormat();
  const utils = api.useUtils();
  const rollBack = api.catalog.publish.useMutation({
    onSuccess: () => toast(t('rolledBack', { name: to.name }), 'success'),
    onSettled: () => utils.catalog.invalidate(),
  });
  const words = { name: to.name, date: dateOf(to.createdAt) };
  return (
    <ConfirmButton
      title={t('rollBackTitle', words)}
      description={t('rollBackText', words)}
      confirmLabel={t('rollBack')}
      color="orange"
      onConfirm={() => rollBack.mutateAsync({ id: to.id, insteadOf: from.id })}
    >
      <Button variant="soft" color="gray" aria-label={t('rollBackTo', words)}>
        {t('rollBack')}
      </Button>
    </ConfirmButton>
  );
}

function Delete({ catalog: { id, name, createdAt }, isOnly }: { catalog: Catalog; isOnly: boolean }) {
  const { dateOf } = useDateFormat();
  const utils = api.useUtils();
  const remove = api.catalog.delete.useMutation({
    onSuccess: () => toast(t('deleted'), 'success'),
    onSettled: () => utils.catalog.invalidate(),
  });
  return (
    <ConfirmButton
      title={t(isOnly ? 'deleteLastTitle' : 'deleteTitle', { name })}
      description={t(isOnly ? 'deleteLastText' : 'deleteText')}
      confirmLabel={t('delete')}
      onConfirm={() => remove.mutateAsync({ id })}
    >
      <Button variant="soft" color="red" aria-label={t('deleteOf', { name, date: dateOf(createdAt) })}>
        {t('delete')}
      </Button>
    </ConfirmButton>
  );
}
