/** A page of few words. `form` posts the csrf token to an address of ours. */
export interface AuthMessage {
  title: string;
  text: string;
  links?: { label: string; href: string }[];
  form?: { action: string; csrfToken: string; button: string };
}
