import { Button, Flex, Text, TextField } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { usePicture } from '../known-pictures.ts';
import { t } from '../texts.ts';

/** The words and the end of the picture that is selected. */
export function PictureTools({ editor }: { editor: Editor }) {
  const { fileId, alt } = useEditorState({
    editor,
    selector: () => editor.getAttributes('picture') as { fileId: number; alt: string | null },
  });
  const { picture } = usePicture(fileId);
  const id = useId();
  return (
    <Flex role="group" aria-label={t('pictureTools')} gap="2" pt="2" align="center">
      <Text as="label" htmlFor={id} size="1" color="gray">
        {t('alt')}
      </Text>
      <TextField.Root
        id={id}
        className="rich-text-alt"
        size="1"
        title={t('altHint')}
        placeholder={picture?.alt}
        maxLength={300}
        value={alt ?? ''}
        onChange={({ target }) => editor.commands.updateAttributes('picture', { alt: target.value || null })}
        // In a form this key would send it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Button
        type="button"
        size="1"
        variant="soft"
        color="red"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        {t('deletePicture')}
      </Button>
    </Flex>
  );
}
