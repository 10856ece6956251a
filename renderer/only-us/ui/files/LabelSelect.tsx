import { api } from '#renderer/only-us/api.ts';
import { SelectField } from '../SelectField.tsx';
import { t } from './texts.ts';

// No label is a space.
const all = ' ';

interface Props {
  /** Empty for all. */
  label: string;
  onChange(label: string): void;
}

/** Narrows a list of files down to a label; nothing while no file has one. */
export function LabelSelect({ label, onChange }: Props) {
  const { data: labels = [] } = api.file.getLabels.useQuery();
  if (labels.length === 0 && !label) return null;
  const known = labels.find((each) => each.label.toLowerCase() === label.toLowerCase());
  const options = labels.map(({ label: value, count }) => ({ value, label: `${value} (${count})` }));
  const unknown = label && !known ? [{ value: label, label }] : [];
  return (
    <SelectField
      aria-label={t('label')}
      value={known?.label || label || all}
      options={[{ value: all, label: t('allLabels') }, ...options, ...unknown]}
      onChange={(chosen) => onChange(chosen.trim())}
    />
  );
}
