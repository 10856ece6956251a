/** The public page with the form. */
export const contactPath = '/contact';

/**
 * The page after it, with the number of the request. The number is passed on, in chats and mails: who has it alone doesn't
 * see what was sent. That needs the key of the form, which nobody else has.
 */
export function thanksPath({ reference, formKey }: { reference: string; formKey: string }): string {
  return `${contactPath}/thanks?reference=${reference}&key=${formKey}`;
}

/** The list in the back office; the page of a request is below. */
export const requestsRoute = '/only-us/requests';
