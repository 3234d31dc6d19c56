import { translator } from '#i18n/translate.ts'

export const t = translator('home', {
  shop: 'Shop {name}',
  categories: 'Categories',
  everything: 'Everything',
  arrivalsText: 'Fresh on our shelves, the newest first.',
  scrollLeft: 'Scroll new arrivals left',
  scrollRight: 'Scroll new arrivals right',
  emptyTitle: 'The shelves are being filled',
  emptyText: 'Our first goods come in the next days. Call us if you are looking for something.',
  bestSellerText: 'What more homes chose than anything else.',
  topOf: 'Top {name} Essentials',
  featured: 'Featured',
  featuredAction: 'See everything',
  promises: 'Our promises',
  freeShipping: 'Free Shipping',
  alwaysFree: 'On all orders, wherever you live.',
  freeShippingText: 'On all orders from {from}. Below that it is {fee}, wherever you live.',
  returns: '{days, plural, one {# Day} other {# Days}} Return',
  returnsText: 'On eligible products only: give us a ring, and we fetch it from your door.',
  secureCheckout: 'Secure Checkout',
  secureCheckoutText: 'Nothing to pay online: cash on delivery, once it is in your hands.',
})
