import { translator } from '#i18n/translate.ts'

export const { useText } = translator('my-data', {
  title: 'Your data',
  lead: 'What we keep about you, why, and what you have agreed to.',
  see: 'See your data',
  download: 'Download all of it (JSON)',
  account: 'Account: to log you in and to reach you about orders',
  since: 'Since {day}',
  notice: 'Privacy notice of {day}',
  orders: 'Orders: for delivery, returns and bills',
  orderCount: '{count, plural, one {# order} other {# orders}}',
  reviews: 'Reviews: others rely on them',
  reviewCount: '{count, plural, one {# review} other {# reviews}}',
  places: 'Cart and wishlist: so that you find them again',
  placesCount: '{cart} in the cart, {wishlist} in the wishlist',
  consents: 'What you have agreed to',
  noConsents: 'Nothing beyond your orders.',
  newsletter: 'Newsletter, since {day}',
  cart_reminder: 'Reminders of a cart, since {day}',
  whatsapp: 'Messages about orders on WhatsApp, since {day}',
  back_in_stock: 'Emails when sold-out products are back, since {day}',
  end: 'Stop',
  stays: 'What stays if you delete the account',
  staysWhy:
    'Bills and what they must show, your name and address included: tax law requires them for 72 months after the annual return. Your phone and email are removed from them. Reviews stay without your name. Everything else is deleted at once.',
  privacy: 'Privacy notice',
})
