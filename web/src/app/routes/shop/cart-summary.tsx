import { useState } from 'react'
import { availableLines } from '#features/cart/cart-change.ts'
import { useCart } from '#features/cart/use-cart.ts'
import { GuestSummary } from '#features/checkout/components/guest-checkout.tsx'

/**
 * Summary of the cart beside login and registration on the way to the checkout. It stays while a guest's cart is
 * merged.
 */
export const CartSummary = () => {
  const { data: cart } = useCart()
  const [known, setKnown] = useState(cart)
  if (cart && cart !== known) setKnown(cart)
  const lines = known ? availableLines(known) : []
  return lines.length > 0 && <GuestSummary lines={lines} />
}
