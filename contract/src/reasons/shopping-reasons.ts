import { TEXTS } from '../shop/texts.ts'

/** About products, carts, wishlists, checkouts, orders and reviews, as shoppers meet them. */
export const SHOPPING_REASONS = {
  product_not_found: TEXTS.productNotFound,
  picture_not_found: 'There is no such picture',
  product_in_stock: 'This is in stock: you can order it now',
  back_in_stock_asked_by_email:
    'We will write to you once, when it is back in stock. If there is a link in our mail to you, please confirm your address by it first.',
  back_in_stock_asked_by_phone: 'We will write to you once, when it is back in stock.',
  too_many_back_in_stock: 'You have asked about many products already. Please try again tomorrow.',

  sold_out: '{name} is sold out',
  only_left: 'Only {left} left of {name}',
  size_missing: 'Please select a size of {name}',
  color_missing: 'Please select a color of {name}',
  size_not_offered: '{name} does not come in size {size}',
  color_not_offered: '{name} does not come in color {color}',
  cart_empty: TEXTS.cartEmptyDrawer,
  cart_full: 'A cart holds at most {max} lines',
  not_in_cart: 'This is not in the cart',
  not_your_cart: "This isn't your cart",
  wishlist_full: 'Your wishlist is full ({max} products)',

  checkout_not_found: 'Checkout not found',
  checkout_expired: 'These prices have expired. Please start again.',
  price_changed: 'New price: {names}',
  order_limit_quantity: 'You can order at most {max} of one product',
  order_limit_lines: 'You can order at most {max} different items at once',
  order_limit_open_value: 'Orders on their way to you can come to {amount} at most',
  order_limit_per_day: 'You can place at most {max} orders a day',
  coupon_invalid: "This code isn't valid",
  coupon_used: 'This code has been used',
  coupon_not_first: 'This code is for a first order only',
  too_many_coupon_tries: 'Too many tries. Please wait a few minutes.',

  order_not_found: 'Order not found',
  order_already_shipped: "This order is already shipped: it can't be cancelled",
  order_already_delivered: "This order is already delivered: it can't be cancelled",
  return_not_delivered: 'Only a delivered order can be returned',
  return_too_late: 'The {days} days for a return are over',
  return_already_asked: 'You have already asked for a return',
  return_not_open: 'This order has no open return',
  return_of_cancelled: 'This order is cancelled: its stock is back already',
  return_lines_missing: 'Please choose what to return',
  return_reason_missing: 'Please tell us why',
  not_in_order: 'This is not in the order',
  not_returnable: "{name} can't be returned",
  already_returned: '{name} is already returned',
  only_returnable: 'Only {left} of {name} can be returned',

  review_not_found: 'Review not found',
  review_before_delivery: 'You can review this once it is delivered',
} as const
