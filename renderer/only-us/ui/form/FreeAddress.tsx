import { Button, Text } from '@radix-ui/themes';

interface Props {
  /** 'Another post has this address.' */
  text: string;
  /** 'Use kosong-2' */
  use: string;
  onUse(): void;
}

/** Offers a free address below one that is taken. */
export function FreeAddress({ text, use, onUse }: Props) {
  return (
    <Text as="p" size="2" role="status">
      {text}{' '}
      <Button type="button" size="1" variant="surface" onClick={onUse}>
        {use}
      </Button>
    </Text>
  );
}
