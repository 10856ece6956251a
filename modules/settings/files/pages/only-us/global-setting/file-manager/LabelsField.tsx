import type { ComponentProps } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { t } from '#renderer/only-us/ui/form/file/texts.ts';
import { TagsField } from '#renderer/only-us/ui/inputs/TagsInput.tsx';

const mostLabels = 20;

/** Labels of a file, with suggestions from other files. */
export function LabelsField(props: Omit<ComponentProps<typeof TagsField>, 'known'>) {
  const { data = [] } = api.file.getLabels.useQuery();
  const known = data.map(({ label }) => label);
  return <TagsField {...props} known={known} most={mostLabels} fullText={t('labelsLong')} />;
}
