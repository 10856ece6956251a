/** The links of a new site. */
export const starterLinks = [
  ['connectwithus', 'hello@vinci.example', 'mailto:hello@vinci.example', 'mail'],
  ['followus', 'Instagram', 'https://www.instagram.com/', 'instagram'],
  ['followus', 'LinkedIn', 'https://www.linkedin.com/', 'linkedin'],
  ['followus', 'YouTube', 'https://www.youtube.com/', 'youtube'],
  ['callus', '(021) 5550 123', 'tel:+62215550123', 'phone'],
  ['callus', '0812-3456-7890', 'https://wa.me/6281234567890', 'chat'],
] as const;
