import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useCreateCheckout } from './api/create-checkout.ts'
import { useFinalizeCheckout } from './api/finalize-checkout.ts'
import { chargesOf } from './charges.ts'
import { keepAddress } from './kept-address.ts'
import { forgetCheckout, isCheckoutOf, keepCheckout, keptCheckout } from './kept-checkout.ts'
import type { ShippingAddress } from '@bartan/contract/address'
import type { Cart } from '@bartan/contract/cart'
import type { Order } from '@bartan/contract/order'

type CheckoutSteps = {
  userId: string
  cart: Cart
  /** The cart is not what the server has: prices or stock moved. */
  onCartOutdated: () => void
  onPlaced: (order: Order) => void
}

/** Contract §6: these end a checkout, and a new one takes its place. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'checkout_expired' || error.code === 'not_found')

/**
 * The two steps of spec §4. 'Order Now' creates a checkout; while there is one of the very lines in the cart,
 * 'Place Order' finalizes it. A cart that changes meanwhile leads back to step one.
 */
export const useCheckout = ({ userId, cart, onCartOutdated, onPlaced }: CheckoutSteps) => {
  const [kept, setKept] = useState(() => keptCheckout(userId))
  const [isRenewed, setIsRenewed] = useState(false)
  const creation = useCreateCheckout()
  const finalization = useFinalizeCheckout()

  const lines = cart.products.filter(({ available }) => available)
  const checkout = kept && isCheckoutOf(kept, lines) ? kept : undefined

  const drop = () => {
    forgetCheckout()
    setKept(undefined)
  }

  const create = async (shippingAddress: ShippingAddress): Promise<void> => {
    finalization.reset()
    setIsRenewed(false)
    keepAddress(userId, shippingAddress)
    const { totalPrice } = chargesOf(cart.totalPrice)
    try {
      const created = await creation.mutateAsync({ lines, shippingAddress, totalPrice })
      keepCheckout(userId, created)
      setKept(created)
    } catch (error) {
      if (error instanceof ApiError && error.lines.length > 0) onCartOutdated()
      throw error
    }
  }

  const place = async (): Promise<void> => {
    if (!checkout || finalization.isPending) return
    try {
      const order = await finalization.mutateAsync(checkout._id)
      forgetCheckout()
      onPlaced(order)
    } catch (error) {
      if (isOver(error)) {
        drop()
        await create(checkout.shippingAddress).then(
          () => setIsRenewed(true),
          () => undefined,
        )
      } else if (error instanceof ApiError && error.lines.length > 0) {
        drop()
        onCartOutdated()
      }
    }
  }

  return {
    checkout,
    create,
    place,
    /** Back to step one, to change the address. */
    edit: drop,
    /** The checkout ran out and was made anew: its prices are those of now. */
    isRenewed,
    isBusy: creation.isPending || finalization.isPending,
    error: finalization.error ?? creation.error,
  }
}
