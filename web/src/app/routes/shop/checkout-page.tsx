import type { Cart } from '@bartan/contract/cart/schema'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { Order } from '@bartan/contract/orders/schema'
import type { FaultyLine } from '@bartan/contract/shared/error-reply'
import type { User } from '@bartan/contract/users/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import {
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { ButtonLink, Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useChangeCart } from '#features/cart/api/change-cart.ts'
import { availableLines, keyOf } from '#features/cart/cart-change.ts'
import { forgetMerge } from '#features/cart/cart-merge.ts'
import { MergeNotice } from '#features/cart/components/merge-notice.tsx'
import { useCart } from '#features/cart/use-cart.ts'
import { CheckoutSkeleton } from '#features/checkout/components/checkout-columns.tsx'
import { Checkout } from '#features/checkout/components/checkout.tsx'
import { GuestCheckout } from '#features/checkout/components/guest-checkout.tsx'
import { LeftOut } from '#features/checkout/components/left-out.tsx'
import { OfflineCheckout } from '#features/checkout/components/offline-checkout.tsx'
import { useText } from '#features/checkout/texts.ts'
import { Popular } from '#features/not-found/components/popular.tsx'
import { lastOrderQuery, myOrdersKey, orderQuery } from '#features/orders/api/order-queries.ts'
import { lastOrderOf, storeLastOrder } from '#features/orders/last-order.ts'
import { useText as useOrdersText } from '#features/orders/texts.ts'
import { useSpecText } from '#i18n/texts.ts'
import { isReloadOrBack } from '#lib/browser/is-reload-or-back.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'

/** For a note in place of the form whose button was pressed. */
const takeLostFocus = (note: HTMLElement | null) => {
  if (document.activeElement === document.body) note?.focus()
}

/** Who has just ordered and comes here by Back is led to the order; what is sold out was not ordered. */
const Empty = ({ cart }: { cart: Cart | undefined }) => {
  const text = useSpecText()
  const t = useText()
  const ordersText = useOrdersText()
  const client = useQueryClient()
  const user = useUser()
  const orderId = user && lastOrderOf(user._id)
  const isGone = cart !== undefined && cart.products.length > 0
  const isPlaced = orderId !== undefined && !isGone
  const type = useNavigationType()
  // The router also takes a document's first page for one reached by Back: then no order is known yet.
  const isBack = () =>
    isReloadOrBack() || client.getQueryData(orderQuery(user?._id ?? '', orderId ?? '').queryKey)
  if (isPlaced && type === NavigationType.Pop && isBack())
    return <Navigate to={paths.order(orderId)} replace />
  return (
    <>
      <EmptyState
        title={text('cartEmptyCheckout')}
        Icon={ShoppingBag}
        action={
          <>
            {isPlaced && (
              <ButtonLink to={paths.orderConfirmation}>{ordersText('seeOrder')}</ButtonLink>
            )}
            {isGone && <ButtonLink to={paths.cart}>{t('toCart')}</ButtonLink>}
            <ButtonLink variant={isPlaced || isGone ? 'outline' : 'solid'} to={paths.collection()}>
              {t('startShopping')}
            </ButtonLink>
            {!isPlaced && (
              <ButtonLink variant="outline" to={paths.myOrders}>
                {text('myOrders')}
              </ButtonLink>
            )}
          </>
        }
        text={
          isGone ? (
            <div ref={takeLostFocus} tabIndex={-1}>
              <LeftOut cart={cart} />
            </div>
          ) : (
            (isPlaced && ordersText('thanks')) || t('putSomething')
          )
        }
      />
      <Popular />
    </>
  )
}

type CustomerCheckoutProps = {
  user: User
  cart: Cart
  lastAddress: ShippingAddress | undefined
  onCartOutdated: () => void
}

/** Connects checkout, cart and orders. */
const CustomerCheckout = (props: CustomerCheckoutProps) => {
  const { user } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const { key: step } = useLocation()
  const [placed, setPlaced] = useState<{ orderId: string; at: string }>()
  const { mutate: changeCart } = useChangeCart()

  const adjust = (line: FaultyLine, quantity: number) => {
    const key = keyOf(line)
    changeCart(quantity === 0 ? { kind: 'remove', key } : { kind: 'quantity', key, quantity })
  }

  const confirm = (order: Order) => {
    forgetMerge()
    storeLastOrder(user._id, order._id)
    client.setQueryData(orderQuery(user._id, order._id).queryKey, order)
    void client.invalidateQueries({ queryKey: myOrdersKey(user._id) })
    setPlaced({ orderId: order._id, at: step })
    navigate(paths.orderConfirmation, { replace: true })
  }

  // Back before the confirmation's code has come: this page is still there, at another step of the history.
  if (placed && placed.at !== step) return <Navigate to={paths.order(placed.orderId)} replace />
  return (
    <>
      <MergeNotice />
      <Checkout {...props} onAdjust={adjust} onPlaced={confirm} />
    </>
  )
}

export const CheckoutPage = () => {
  const t = useText()
  const user = useUser()
  const load = useCart()
  const orders = useQuery({ ...lastOrderQuery(user?._id ?? ''), enabled: Boolean(user) })
  // Waits for the last address, because inserting it later would shift the form; a failed request doesn't block.
  const isWaiting = orders.isLoading && orders.failureCount === 0
  const isOffline = useIsOffline()
  const lines = load.data && availableLines(load.data)
  // A form that is being filled in stays when the connection goes.
  if (isOffline && !orders.data && lines?.length !== 0)
    return (
      <Container page="wide">
        <PageHeader title={t('checkout')} />
        <OfflineCheckout lines={lines ?? []} />
      </Container>
    )
  return (
    <Container page="wide">
      <PageHeader title={t('checkout')} />
      <LoadState
        load={load}
        skeleton={<CheckoutSkeleton />}
        isEmpty={(cart) => availableLines(cart).length === 0}
        empty={<Empty cart={load.data} />}
      >
        {(cart) => (
          <>
            <div className={css({ mb: '5', _empty: { display: 'none' } })}>
              <LeftOut cart={cart} />
            </div>
            {isWaiting ? (
              <CheckoutSkeleton />
            ) : user ? (
              <CustomerCheckout
                user={user}
                cart={cart}
                lastAddress={orders.data?.[0]?.shippingAddress}
                onCartOutdated={() => void load.refetch()}
              />
            ) : (
              <GuestCheckout lines={availableLines(cart)} />
            )}
          </>
        )}
      </LoadState>
    </Container>
  )
}
