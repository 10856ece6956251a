import { t } from '#modules/settings/files/texts.ts';
import type { FileFilter } from '#renderer/only-us/ui/files/file.ts';
import type { Files } from '#renderer/only-us/ui/files/use-files.ts';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';

const choices = {
  all: {},
  used: { used: true },
  unused: { unused: true },
  undescribed: { undescribed: true },
} satisfies Record<string, Partial<FileFilter>>;

type Choice = keyof typeof choices;

export function ShownSelect({ list: { filter, narrow } }: { list: Files }) {
  return (
    <SelectField
      aria-label={t('show')}
      value={chosen(filter)}
      options={(Object.keys(choices) as Choice[]).map((value) => ({ value, label: t(`${value}Files`) }))}
      onChange={(choice) => narrow({ used: false, unused: false, undescribed: false, ...choices[choice] })}
    />
  );
}

export function KindSelect({ list: { filter, narrow } }: { list: Files }) {
  return (
    <SelectField
      aria-label={t('kind')}
      value={filter.kind}
      options={(['all', 'pictures', 'documents'] as const).map((value) => ({
        value,
        label: t(`${value}Kind`),
      }))}
      onChange={(kind) => narrow({ kind })}
    />
  );
}

function chosen({ used, unused, undescribed }: FileFilter): Choice {
  if (undescribed) return 'undescribed';
  if (unused) return 'unused';
  return used ? 'used' : 'all';
}
