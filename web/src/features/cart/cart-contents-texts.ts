import { translator } from '#i18n/translate.ts'

/** Texts of the cart's contents, loaded only by the drawer, the cart page, the way to checkout and reorders. */
export const { useText, textIn } = translator('cart-contents', {
  title: 'Your cart',
  count: '{count, plural, one {# item} other {# items}}',
  close: 'Close cart',
  emptyText: 'Everything you add waits for you here.',
  asPage: 'View cart',
  allProducts: 'See all products',
  cash: 'Pay in cash when it arrives.',
  checkout: 'Checkout',
  checkoutOffline: 'Checkout needs the internet. Your cart is kept.',
  moreForFree: '{amount} more for free delivery',
  offerDelivers: '{name}: free delivery',
  offerNext: 'Add {amount} more: {name}',
  freeReached: 'Your delivery is free',
  unavailable: 'Unavailable',
  unavailableText: "Sold out, so it isn't in the total.",
  remove: 'Remove {name}',
  priceChanged: 'Price changed: was {was}, now {now}',
  onlyInStock: 'Only {count} in stock',
  merged: 'Your two carts',
  mergedShort: 'Your earlier cart is here as well',
  waited:
    'From an earlier visit, {count, plural, one {# item is} other {# items are}} in your cart as well.',
  missed: 'Could not be added in full: {names}.',
  onlyChosen: 'Keep only what I chose now',
  understood: 'All right',
  buyAgain: 'Buy again',
  notEverything: 'Not everything could be added',
  partlyAdded: '{added} of {quantity} added.',
  allAgain: 'Everything is in your cart again',
  someAgain: 'What we still have is in your cart',
  noneAgain: 'None of this is available now',
  offline:
    'You are offline. This is your cart as it was last seen; it will update when you are back online.',
})
