import { Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { wholePicture } from '#lib/crop.ts';
import { localize } from '#lib/interface-language.ts';
import { api } from '../../../api.ts';
import { toast } from '../../../toast.ts';
import { OpenDialog } from '../../base/OpenDialog.tsx';
import { QuietButton } from '../../base/QuietButton.tsx';
import { SelectField } from '../../base/SelectField.tsx';
import type { DescribedFile } from '../../files/file.ts';
import { CropInput } from './CropInput.tsx';
import { ofRatio } from './change-crop.ts';
import { t } from './texts.ts';

const ratios = { free: undefined, '12:5': 12 / 5, '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 };
type Ratio = keyof typeof ratios;

/** Shows a part of a picture wherever it is used, or all of it again. */
export function CropDialog({ file, onClose }: { file: DescribedFile; onClose(): void }) {
  const { id, version } = file;
  const picture = { alt: '', ...(file.whole?.picture ?? file.picture), focalX: undefined, focalY: undefined };
  const [crop, setCrop] = useState(file.whole?.crop ?? wholePicture);
  const [chosen, choose] = useState<Ratio>('free');
  const utils = api.useUtils();
  const { mutate, isPending } = api.file.crop.useMutation({
    onSuccess() {
      toast(t('success'), 'success');
      onClose();
    },
    onSettled: () => utils.invalidate(),
  });
  // Shares of a wide picture are wider than high.
  const ratioOf = (ratio: Ratio) => ratios[ratio] && (ratios[ratio] * picture.height) / picture.width;
  const keep = (ratio: Ratio) => {
    choose(ratio);
    const value = ratioOf(ratio);
    if (value) setCrop(ofRatio(wholePicture, value));
  };
  const showAll = () => {
    choose('free');
    setCrop(wholePicture);
  };
  const isWhole = crop.width > 0.995 && crop.height > 0.995;
  return (
    <OpenDialog title={t('crop')} description={t('cropText')} maxWidth="700px" onClose={onClose}>
      <Flex direction="column" gap="4" mt="4">
        <CropInput picture={picture} value={crop} ratio={ratioOf(chosen)} onChange={setCrop} />
        <Flex gap="3" align="center" wrap="wrap">
          <SelectField
            aria-label={t('ratio')}
            value={chosen}
            options={(Object.keys(ratios) as Ratio[]).map((value) => ({
              value,
              label: value === 'free' ? t('free') : value,
            }))}
            onChange={keep}
          />
          <Button type="button" variant="ghost" disabled={isWhole} onClick={showAll}>
            {t('whole')}
          </Button>
          <Flex gap="3" ml="auto">
            <QuietButton onClick={onClose}>{localize('Cancel')}</QuietButton>
            <Button
              type="button"
              loading={isPending}
              onClick={() => mutate({ id, version, crop: isWhole ? null : crop })}
            >
              {t('save')}
            </Button>
          </Flex>
        </Flex>
      </Flex>
    </OpenDialog>
  );
}
