import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { Container } from '#components/ui/elements.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { paths } from '#lib/paths.ts'
import { cartQuery } from '#features/cart/api/cart.ts'
import { useText } from '#features/orders/texts.ts'
import { OrderConfirmation } from '#features/orders/components/order-confirmation.tsx'
import { lastOrderOf } from '#features/orders/last-order.ts'
import { session, useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ pb: { base: '12', md: '20' } }),
}

/** Without a new order there is nothing to confirm (spec §4). */
export const OrderConfirmationPage = () => {
  const t = useText()
  const user = useUser()
  const client = useQueryClient()
  const orderId = user && lastOrderOf(user._id)

  useEffect(() => {
    // The server has removed the bought lines, but not those added since.
    void client.invalidateQueries(cartQuery(session.read()))
  }, [client])

  if (!orderId) return <Navigate to={paths.myOrders} replace />
  return (
    <Container className={styles.root} width="narrow">
      <PageTitle>{t('confirmed')}</PageTitle>
      <OrderConfirmation userId={user._id} orderId={orderId} />
    </Container>
  )
}
