import { TEXTS } from '@bartan/contract/texts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { Container } from '../../../components/container.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { BuyAgain } from '../../../features/cart/components/buy-again.tsx'
import { LoginGate } from '../../../features/orders/components/login-gate.tsx'
import { OrderDetails } from '../../../features/orders/components/order-details.tsx'
import type { Order } from '@bartan/contract/order'

const TITLE = 'Order Details'

/** Where orders meet the cart. */
const buyAgain = ({ orderItems }: Order) => <BuyAgain lines={orderItems} />

export const OrderPage = () => {
  const { id = '' } = useParams()
  return (
    <Container pb={{ base: '12', md: '20' }}>
      <chakra.div pt="4">
        <Breadcrumbs trail={[{ label: TEXTS.myOrders, to: paths.myOrders }]} current={TITLE} />
      </chakra.div>
      <PageHeader title={TITLE} />
      <LoginGate>{(user) => <OrderDetails user={user} id={id} buyAgain={buyAgain} />}</LoginGate>
    </Container>
  )
}
