import { Box, Button } from '@radix-ui/themes';
import { type ComponentProps, useRef, useState } from 'react';

interface Taking {
  onFiles(files: File[]): void;
}

interface Props extends ComponentProps<typeof Button>, Taking {
  label: string;
  accept: string;
  multiple?: boolean | undefined;
}

/** A button to choose files. */
export function FileButton({ label, accept, multiple, onFiles, children = label, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...{ accept, multiple }}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          target.value = ''; // the same file may be chosen again
        }}
      />
      <Button type="button" variant="soft" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** Takes dropped files. Dropping is one more way: the button inside is for everybody. */
export function DropArea({ onFiles, ...area }: ComponentProps<typeof Box> & Taking) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      {...area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
    />
  );
}
