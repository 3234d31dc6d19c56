import type { Cart } from '@bartan/contract/cart/schema'
import type { Order } from '@bartan/contract/orders/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { Container } from '#components/ui/elements.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { cartQuery } from '#features/cart/api/cart.ts'
import { applyChange } from '#features/cart/cart-change.ts'
import { orderQuery } from '#features/orders/api/order-queries.ts'
import { OrderConfirmation } from '#features/orders/components/order-confirmation.tsx'
import { lastOrderOf } from '#features/orders/last-order.ts'
import { useText } from '#features/orders/texts.ts'
import { paths } from '#lib/paths.ts'
import { session, useUser } from '#lib/session/session.ts'

/** What an order leaves of the cart. */
const withoutOrdered = (cart: Cart, { orderItems }: Order): Cart =>
  orderItems.reduce((left, line) => applyChange(left, { kind: 'remove', key: line }), cart)

/** Without a new order there is nothing to confirm (spec §4). */
export const OrderConfirmationPage = () => {
  const t = useText()
  const user = useUser()
  const client = useQueryClient()
  const orderId = user && lastOrderOf(user._id)

  useEffect(() => {
    if (!user || !orderId) return
    const cart = cartQuery(session.read())
    // The server has removed the bought lines, but not those added since; the badge doesn't wait for its answer.
    const order = client.getQueryData(orderQuery(user._id, orderId).queryKey)
    if (order) client.setQueryData(cart.queryKey, (known) => known && withoutOrdered(known, order))
    void client.invalidateQueries(cart)
  }, [client, user, orderId])

  if (!orderId) return <Navigate to={paths.myOrders} replace />
  return (
    <Container page="narrow">
      <PageTitle>{t('confirmed')}</PageTitle>
      <OrderConfirmation userId={user._id} orderId={orderId} />
    </Container>
  )
}
