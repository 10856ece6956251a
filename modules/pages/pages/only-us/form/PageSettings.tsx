import { Card, Flex } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import type { PageFields } from '#modules/pages/inputs.ts';
import { t } from '#modules/pages/texts.ts';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { StatusInput } from '#renderer/only-us/ui/inputs/StatusInput.tsx';
import type { Page } from './page.ts';

/** Whether visitors see it, and its cover. */
export function PageSettings({ form, page }: { form: UseFormReturn<PageFields>; page: Page | null }) {
  const cover = page?.coverId ? page.pictures[page.coverId] : null;
  return (
    <Card size="2">
      <Flex gap="6" wrap="wrap">
        <StatusInput form={form} />
        <ImageInput
          form={form}
          name="coverId"
          label={t('cover')}
          hint={t('coverHint')}
          saved={cover}
          optional
        />
      </Flex>
    </Card>
  );
}
