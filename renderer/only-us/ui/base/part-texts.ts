/** Names of the attributes of parts of a text, in the editor and in the history. */
export const partTexts = {
  style: 'Paragraph style',
  heading2: 'Heading',
  heading3: 'Subheading',
  heading4: 'Small heading',
  info: 'Note',
  tip: 'Tip',
  warning: 'Important',
  caption: 'Caption',
  widthText: 'Text width',
  widthWide: 'Wide',
  widthHalf: 'Half',
  buttonText: 'Text on the button',
  link: 'Link',
  alt: 'Alt text',
  title: 'Title',
} as const;
