import { Button, Callout, Flex } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '../dates.ts';
import { t } from './texts.ts';
import type { Kept } from './use-kept-edit.ts';

/** Offers what an earlier form left unsaved in this browser. */
export function KeptOffer<Values>({ kept: { offer, putBack, discard } }: { kept: Kept<Values> }) {
  const { site } = usePageContext();
  if (!offer) return null;
  return (
    <Callout.Root highContrast role="status">
      <Callout.Text>
        <strong>{t('keptTitle', { date: formatDateTime(offer.at, site.timeZone) })}.</strong> {t('keptText')}
      </Callout.Text>
      <Flex gap="3">
        <Button type="button" onClick={putBack}>
          {t('keptBack')}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={discard}>
          {t('keptDiscard')}
        </Button>
      </Flex>
    </Callout.Root>
  );
}
