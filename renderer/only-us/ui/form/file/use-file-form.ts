import * as z from 'zod/mini';
import type { FocalPoint } from '#lib/focal-point.ts';
import { line, text } from '#lib/inputs.ts';
import { api } from '../../../api.ts';
import { toast } from '../../../toast.ts';
import type { DescribedFile } from '../../files/file.ts';
import { useRecordForm } from '../use-record-form.ts';
import { refreshAfter } from '../use-save.tsx';
import { t } from './texts.ts';

export function useFileForm({ id, name, translatedAlt, version, labels, picture }: DescribedFile) {
  const { alt, focalX = 0.5, focalY = 0.5 } = picture;
  const recordForm = useRecordForm<FileDetails>({
    schema: details,
    record: { version, values: { name, alt, translatedAlt, labels, focus: { focalX, focalY } } },
    draftKey: `file ${id}`,
    labels: {
      ...{ name: t('name'), alt: t('alt'), labels: t('labels'), focus: t('focus') },
      translatedAlt: t('alt'),
    },
    format: { focus: inWords, labels: (labels) => labels.join(', ') },
  });
  const utils = api.useUtils();
  // Every list that shows the picture has its alternative text and crops it.
  const update = api.file.update.useMutation(refreshAfter(() => utils.invalidate()));
  const save = async ({ focus, ...words }: FileDetails, from: number) => {
    await update.mutateAsync({ id, version: from, ...words, ...focus });
    toast(t('success'), 'success');
  };
  return { recordForm, save };
}

const share = z.number().check(z.minimum(0), z.maximum(1));

const alt = text('Alternative text', 300);

const details = z.strictObject({
  name: line('Name', 120),
  alt,
  translatedAlt: alt,
  labels: z.array(z.string()).check(z.maxLength(20, t('labelsLong'))),
  focus: z.strictObject({ focalX: share, focalY: share }),
});

export type FileDetails = z.infer<typeof details>;

function inWords({ focalX, focalY }: FocalPoint) {
  return t('focusAt', { left: Math.round(focalX * 100), top: Math.round(focalY * 100) });
}
