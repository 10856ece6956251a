import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts in which the screens of packaging products and services differ. */
export const kindTexts = {
  packaging: texts('packaging', { notFound: 'This product doesn’t exist', toList: 'Go to packaging' }),
  service: texts('service', { notFound: 'This service doesn’t exist', toList: 'Go to services' }),
};
