import CropIcon from 'lucide-react/icons/crop';
import { useState } from 'react';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { QuietButton } from '../../base/QuietButton.tsx';
import type { DescribedFile } from '../file.ts';
import { t } from './texts.ts';

const CropDialog = later(() => import('./CropDialog.tsx'), 'CropDialog');

export function CropButton({ file }: { file: DescribedFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CropIcon size={16} aria-hidden /> {t('crop')}
      </QuietButton>
      {isOpen && <CropDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
