/** The public page with the form. */
export const contactPath = '/contact';

/** The page after it, with the number of the request. It is passed on, in chats and mails: it shows nobody what was sent. */
export function thanksPath({ reference }: { reference: string }): string {
  return `${contactPath}/thanks?reference=${reference}`;
}

/** The list in the back office; the page of a request is below. */
export const requestsRoute = '/only-us/requests';
