import { translator } from '#i18n/translate.ts'

export const { useText } = translator('wishlist', {
  title: 'Wishlist',
  empty: 'Nothing put aside yet',
  emptyWhy: 'Press the heart on a product, and it waits for you here.',
  browse: 'See all products',
  guest: 'Kept on this device.',
  logIn: 'Log in',
  why: 'to have it on all of them.',
  products: 'Products',
})
