import { translator } from '#i18n/translate.ts'

/** What is in the cart: only the drawer, and orders that are bought again, load it. */
export const t = translator('cart-contents', {
  title: 'Your cart',
  count: '{count, plural, one {# item} other {# items}}',
  close: 'Close cart',
  emptyText: 'Whatever you add on your way through the shop waits here.',
  allProducts: 'See all products',
  subtotal: 'Subtotal',
  shipsFree: 'Ships free. Pay in cash when it arrives.',
  shippingAdded: '{fee} shipping is added at checkout. Pay in cash when it arrives.',
  checkout: 'Checkout',
  moreForFree: '{amount} more for free shipping',
  freeReached: 'Your order ships free',
  unavailable: 'Unavailable',
  unavailableText: "Sold out, so it isn't in the total.",
  remove: 'Remove {name}',
  priceChanged: 'Price changed: was {was}, is {now} now',
  onlyInStock: 'Only {count} in stock',
  buyAgain: 'Buy again',
  notEverything: 'Not everything could be added:',
  partlyAdded: '{added} of {quantity} added.',
  allAgain: 'Everything is in your cart again',
  someAgain: 'What we still have is in your cart',
  noneAgain: 'None of this is available now',
  offline:
    'You are offline. This is your cart as it was last seen; it will update when you are back online.',
})
