/** A link in the footer (spec §3). `image` is an address of ours or null; `staticImage` names an icon used instead. */
export interface FooterLink {
  id: number;
  type: 'connectwithus' | 'followus' | 'callus';
  name: string;
  link: string;
  image: string | null;
  staticImage: string | null;
}

/**
 * The data of the footer (spec §3). `staticLogo` names what is shown without `logo`: that of the brand; `contactLink` is the
 * target of the floating button.
 */
export interface Footer {
  logo: string | null;
  staticLogo: 'brand' | null;
  links: FooterLink[];
  contactLink: string | null;
}
