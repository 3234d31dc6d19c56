import {
  addToCart,
  changeQuantity,
  getCart,
  mergeCart,
  removeFromCart,
} from '@bartan/contract/cart/endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import type { CartsService } from './cart.service.ts'

export const cartRoutes = (carts: CartsService) => [
  handle(getCart, ({ caller }) => carts.show(caller)),
  handle(addToCart, ({ caller, body, req }) => carts.add(caller, body, req.ip)),
  handle(changeQuantity, ({ caller, body }) => carts.changeQuantity(caller, body)),
  handle(removeFromCart, ({ caller, body }) => carts.remove(caller, body)),
  handle(mergeCart, ({ caller, body }) => {
    if (body.userId && body.userId !== caller._id)
      throw new AppError('forbidden', reason('not_your_cart'))
    return carts.merge(caller._id, body.guestId)
  }),
]
