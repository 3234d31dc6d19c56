import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('cart', {
  cartEmpty: 'Cart, empty',
  cartItems: 'Cart, {count, plural, one {# item} other {# items}}',
  addToCart: 'Add to cart',
  soldOut: 'Sold out',
})
