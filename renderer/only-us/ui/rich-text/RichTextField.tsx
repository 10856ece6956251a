import './rich-text-field.css';
import { Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { useEffect, useId, useState } from 'react';
import type { Pictures } from '#database/shown-picture.ts';
import { RichText } from '#renderer/public/RichText.tsx';
import { later } from '../base/later.tsx';
import type { EditorProps } from './Editor.tsx';

// Some 100 kB: loaded only on screens with an editor, after the first paint.
const Editor = later(() => import('./Editor.tsx'), 'Editor');

interface Props extends Omit<EditorProps, 'described' | 'pictures' | 'children'> {
  label: string;
  isLabelHidden?: boolean;
  error?: string;
  /** The pictures of the saved text, by file id. Others are fetched when they appear. */
  pictures?: Pictures;
}

// For the moment until the editor is there.
const nowhere = () => '#';

/** A rich text in a form: as it will look, with the tools to write it. Until they are there, the text alone. */
export function RichTextField({ label, isLabelHidden, error, pictures = {}, ...editing }: Props) {
  const id = useId();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const described = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': error ? `${id}-note` : '',
    'aria-invalid': error ? 'true' : 'false',
  };
  const name = (
    <Text id={`${id}-label`} as="span" size="2" weight="medium">
      {label}
    </Text>
  );
  // With the room that the tools will take, so that nothing moves when they come.
  const text = (
    <>
      <div className="rich-text-tools" />
      <div className="rich-text-paper">
        <RichText doc={editing.value} pictures={pictures} resolveLink={nowhere} />
      </div>
    </>
  );
  return (
    <Flex direction="column" gap="1" className="rich-text-field">
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <div className="rich-text-box" data-wrong={error ? true : undefined}>
        {inBrowser ? (
          <Editor {...editing} pictures={pictures} described={described}>
            {text}
          </Editor>
        ) : (
          text
        )}
      </div>
      {error && (
        <Text id={`${id}-note`} size="1" color="red" role="alert">
          {error}
        </Text>
      )}
    </Flex>
  );
}
