export const contactPath = '/contact';

/** The page after the form. It shows no personal data, because people share its address. */
export function thanksPath({ reference }: { reference: string }): string {
  return `${contactPath}/thanks?reference=${reference}`;
}

export const requestsRoute = '/only-us/requests';
