import { availableLines } from '#features/cart/cart-change.ts'
import { useCart } from '#features/cart/use-cart.ts'
import { GuestSummary } from '#features/checkout/components/guest-checkout.tsx'

/** Beside log-in and registration on the way to the checkout: what is about to be ordered. */
export const CartAtTill = () => {
  const { data: cart } = useCart()
  const lines = cart ? availableLines(cart) : []
  return lines.length > 0 && <GuestSummary lines={lines} />
}
