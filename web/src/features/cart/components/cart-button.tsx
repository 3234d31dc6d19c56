import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { ShoppingBag } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../../components/icon-button.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { unitsIn } from '../cart-change.ts'
import { CART_BUTTON_ID, CART_DRAWER_ID, cartDrawer, useCartDrawerOpen } from '../drawer-state.ts'
import { useCart } from '../use-cart.ts'

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    right: '-2px',
    minW: '20px',
    h: '20px',
    px: '1',
    display: 'grid',
    placeItems: 'center',
    fontSize: '2xs',
    fontWeight: 'bold',
    lineHeight: 'none',
    fontVariantNumeric: 'tabular-nums',
    color: 'ink',
    bg: 'saffron',
    borderRadius: 'full',
  },
})

const nameFor = (units: number): string =>
  units === 0 ? 'Cart, empty' : `Cart, ${units} ${units === 1 ? 'item' : 'items'}`

/** The cart's icon with the total quantity (spec §2); opens and closes the drawer. */
export const CartButton = () => {
  const { data: cart, error } = useCart()
  const isOpen = useCartDrawerOpen()
  const units = cart ? unitsIn(cart) : 0

  useEffect(() => {
    // A session that ended is announced as such.
    if (error && !(error instanceof ApiError && error.status === 401))
      toast.error(TEXTS.cartFetchFailed)
  }, [error])

  return (
    <IconButton
      id={CART_BUTTON_ID}
      position="relative"
      aria-label={nameFor(units)}
      aria-expanded={isOpen}
      aria-controls={CART_DRAWER_ID}
      onClick={cartDrawer.toggle}
    >
      <ShoppingBag aria-hidden size={22} />
      {units > 0 && <Count aria-hidden>{units}</Count>}
    </IconButton>
  )
}
