/** The shop's identity: the one file to edit for your own name, number, address and profile. */
export const SHOP = {
  name: 'Bartan',
  tagline: 'Good things for kitchen, bath and kids',
  phone: '+91 98765 43210',
  email: 'hello@bartan.example',
  address: ['14 Thatheri Bazaar', 'Chowk, Varanasi', 'Uttar Pradesh 221001', 'India'],
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=Thatheri+Bazaar+Varanasi',
  social: { name: 'Instagram', url: 'https://www.instagram.com/bartan.example' },
} as const
