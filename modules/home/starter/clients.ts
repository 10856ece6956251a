/** The clients a new site names: none of them exists. `slug` is the name of the logo's file. */
export const starterClients = [
  { slug: 'lerengsari', name: 'Lerengsari' },
  { slug: 'batavika', name: 'Batavika' },
  { slug: 'rimbajati', name: 'Rimbajati' },
  { slug: 'tirtaloka', name: 'Tirtaloka' },
  { slug: 'sandhyarasa', name: 'Sandhyarasa' },
  { slug: 'kayuhara', name: 'Kayuhara' },
  { slug: 'lintara-farma', name: 'Lintara Farma' },
  { slug: 'wastrani', name: 'Wastrani' },
  { slug: 'gerabahayu', name: 'Gerabahayu' },
  { slug: 'panenusa', name: 'Panenusa' },
] as const;
