export const limits = {
  name: 100,
  company: 120,
  phone: 40,
  email: 254,
  product: 200,
  size: 100,
  quantity: 100,
  city: 100,
  note: 3000,
} as const;
