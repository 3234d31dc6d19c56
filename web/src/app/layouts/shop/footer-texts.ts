import type { Language } from '@bartan/contract/shop/languages'
import { translator } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'

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

/** Pages of help, and of who sells. */
export const helpLinks = (language: Language) => [
  { label: textIn(language, 'shipping'), to: paths.shipping },
  { label: textIn(language, 'returns'), to: paths.returns },
  { label: textIn(language, 'contact'), to: paths.contact },
  { label: textIn(language, 'complaints'), to: paths.grievances },
  { label: textIn(language, 'track'), to: paths.track },
]

export const aboutLinks = (language: Language) => [
  { label: textIn(language, 'aboutUs'), to: paths.about },
  { label: textIn(language, 'privacy'), to: paths.privacy },
  { label: textIn(language, 'terms'), to: paths.terms },
]
