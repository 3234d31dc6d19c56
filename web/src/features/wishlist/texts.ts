import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('wishlist', {
  title: 'Wishlist',
  empty: 'Your wishlist is empty',
  emptyWhy: 'Tap the heart on a product to save it here.',
  browse: 'See all products',
  guest: 'Kept on this device.',
  logIn: 'Log in',
  why: 'to have it on all your devices.',
  products: 'Products',
})
