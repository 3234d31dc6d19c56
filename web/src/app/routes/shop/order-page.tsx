import { isOpen } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { useParams } from 'react-router-dom'
import { Container } from '#components/ui/elements.tsx'
import { Breadcrumbs } from '#components/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { BuyAgain } from '#features/cart/components/buy-again.tsx'
import { LoginGate } from '#features/orders/components/login-gate.tsx'
import { OrderDetails } from '#features/orders/components/order-details.tsx'
import { useText } from '#features/orders/texts.ts'
import { useSpecText } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'

/** Connects orders with the cart. */
const buyAgain = ({ orderItems, status }: Order) => (
  <BuyAgain lines={orderItems} isMainAction={!isOpen(status)} />
)

export const OrderPage = () => {
  const text = useSpecText()
  const t = useText()
  const shop = useShop()
  const { id = '' } = useParams()
  const title = t('orderDetails')
  return (
    <Container page="wide">
      <p className={css({ display: 'none', _print: { display: 'block' } })}>
        {shop.name} · {shop.phone}
      </p>
      <div className={css({ pt: '4' })}>
        <Breadcrumbs parents={[{ label: text('myOrders'), to: paths.myOrders }]} current={title} />
      </div>
      <PageHeader title={title} />
      <LoginGate>{(user) => <OrderDetails user={user} id={id} buyAgain={buyAgain} />}</LoginGate>
    </Container>
  )
}
