import { Select } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import { t } from '../texts.ts';

const levels = [2, 3, 4] as const;

export function HeadingSelect({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: () => levels.find((each) => editor.isActive('heading', { level: each })) ?? 0,
  });
  const choose = (value: string) => {
    const wanted = levels.find((each) => each === Number(value));
    const chain = editor.chain().focus();
    if (wanted) chain.setHeading({ level: wanted }).run();
    else chain.setParagraph().run();
  };
  return (
    <Select.Root value={String(level)} onValueChange={choose}>
      <Select.Trigger variant="ghost" color="gray" aria-label={t('style')} className="rich-text-heading" />
      {/* The words that were chosen for, not the field, are where one goes on. */}
      <Select.Content onCloseAutoFocus={(event) => event.preventDefault()}>
        <Select.Item value="0">{t('paragraph')}</Select.Item>
        {levels.map((each) => (
          <Select.Item key={each} value={String(each)}>
            {t(`heading${each}`)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
