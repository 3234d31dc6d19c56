import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { ShoppingBag, X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { formatRupees } from '../../../components/format-rupees.ts'
import { Heading } from '../../../components/heading.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { paths } from '../../../config/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { availableLines } from '../cart-change.ts'
import { cartDrawer, useCartDrawerOpen } from '../drawer-state.ts'
import { useCart } from '../use-cart.ts'
import { CartDrawerPanel } from './cart-drawer-panel.tsx'
import { CartLine } from './cart-line.tsx'
import { FreeShippingNudge } from './free-shipping-nudge.tsx'
import type { Cart } from '@bartan/contract/cart'

const TITLE_ID = 'cart-drawer-title'

const Empty = () => (
  <EmptyState
    as="h3"
    title={TEXTS.cartEmptyDrawer}
    icon={<ShoppingBag size={32} strokeWidth={1.5} />}
    action={
      <Button variant="outline" onClick={cartDrawer.close}>
        Continue shopping
      </Button>
    }
  >
    Whatever you add on your way through the shop waits here.
  </EmptyState>
)

const Lines = ({ cart }: { cart: Cart }) => (
  <>
    <FreeShippingNudge itemsPrice={cart.totalPrice} />
    <chakra.ul>
      {cart.products.map((line) => (
        <CartLine key={`${line.productId} ${line.size} ${line.color}`} line={line} />
      ))}
    </chakra.ul>
  </>
)

const Footer = ({ cart }: { cart: Cart }) => {
  const { user } = useSession()
  const navigate = useNavigate()
  const checkOut = () => {
    cartDrawer.close()
    void navigate(user ? paths.checkout : paths.login('checkout'))
  }
  return (
    <chakra.div px="5" py="4" bg="paper" borderTopWidth="1px">
      <chakra.p
        display="flex"
        justifyContent="space-between"
        fontSize="lg"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
      >
        <span>Subtotal</span>
        <span>{formatRupees(cart.totalPrice)}</span>
      </chakra.p>
      <chakra.p mb="3" fontSize="sm" color="ink.soft">
        Shipping is added at checkout. Pay in cash when it arrives.
      </chakra.p>
      <Button
        variant="accent"
        size="lg"
        wide
        disabled={availableLines(cart).length === 0}
        onClick={checkOut}
      >
        Checkout
      </Button>
    </chakra.div>
  )
}

/** Everything in the cart, from any page (spec §4). */
export const CartDrawer = () => {
  const load = useCart()
  const isOpen = useCartDrawerOpen()
  return (
    <CartDrawerPanel isOpen={isOpen} onClose={cartDrawer.close} labelledBy={TITLE_ID}>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        pl="5"
        pr="3"
        py="2"
        borderBottomWidth="1px"
      >
        <Heading id={TITLE_ID} size="card">
          Your cart
        </Heading>
        <IconButton aria-label="Close cart" onClick={cartDrawer.close}>
          <X aria-hidden size={22} />
        </IconButton>
      </chakra.div>
      <chakra.div flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" p="5">
        {isOpen && (
          <LoadState
            load={load}
            isEmpty={({ products }) => products.length === 0}
            empty={<Empty />}
          >
            {(cart) => <Lines cart={cart} />}
          </LoadState>
        )}
      </chakra.div>
      {isOpen && load.data && load.data.products.length > 0 && <Footer cart={load.data} />}
    </CartDrawerPanel>
  )
}
