import { translator } from '#i18n/translate.ts'

/** Separate from the header's texts, because the footer loads later. */
export const { useText, textIn } = translator('footer', {
  shop: 'Shop',
  offers: 'Offers',
  help: 'Help',
  shipping: 'Shipping',
  returns: 'Returns',
  contact: 'Contact us',
  complaints: 'Complaints',
  track: 'Track order',
  yourOrders: 'Your orders',
  about: 'About',
  aboutUs: 'About us',
  privacy: 'Privacy',
  terms: 'Terms',
  findUs: 'Our shop',
  story: 'Things for the home that last, from our shelves to your door.',
  tagged: '{tagline}. {story}',
  cashOnDelivery: 'You pay at your door.',
  office: 'Registered office: {address}',
  officer: 'Grievance officer: {officer}',
})
