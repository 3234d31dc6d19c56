import { chakra } from '@chakra-ui/react/styled-system'
import { estimatedDelivery } from '@bartan/contract/order'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { formatDate, formatWeekday } from '../../../components/format-date.ts'
import { Heading } from '../../../components/heading.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { paths } from '../../../config/paths.ts'
import { orderQuery } from '../api/order-query.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/order'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.div minW="0">
    <chakra.dt fontSize="sm" color="ink.soft">
      {label}
    </chakra.dt>
    <chakra.dd fontWeight="semibold" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </chakra.div>
)

const Summary = ({ order }: { order: Order }) => {
  const delivery = estimatedDelivery(order.createdAt)
  return (
    <>
      <Card
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }}
        as="dl"
      >
        <Fact label="Order">#{order._id}</Fact>
        <Fact label="Placed">{formatDate(order.createdAt)}</Fact>
        <Fact label="Estimated delivery">
          <time dateTime={delivery}>{formatWeekday(delivery)}</time>
        </Fact>
      </Card>
      <Card as="section" mt="5">
        <OrderLines order={order} />
      </Card>
      <Card
        display="grid"
        gap="5"
        mt="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <section>
          <Heading size="small" mb="2">
            Delivery
          </Heading>
          <OrderAddress address={order.shippingAddress} />
        </section>
        <section>
          <Heading size="small" mb="2">
            Payment
          </Heading>
          <p>Cash on delivery: please have the amount ready.</p>
        </section>
      </Card>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
        <ButtonLink to={paths.collection()}>Continue shopping</ButtonLink>
        <ButtonLink variant="outline" to={paths.order(order._id)}>
          See the order
        </ButtonLink>
      </chakra.div>
    </>
  )
}

/** Thanks for the order that was just placed (spec §4). */
export const OrderConfirmation = ({ userId, orderId }: { userId: string; orderId: string }) => (
  <>
    <chakra.header display="flex" alignItems="center" gap="4" pt={{ base: '8', md: '12' }} pb="6">
      <chakra.span color="success" flexShrink="0">
        <CircleCheck aria-hidden size={44} strokeWidth={1.5} />
      </chakra.span>
      <div>
        <Heading as="h1" size="page">
          Thank you for your order!
        </Heading>
        <chakra.p color="ink.soft">We are packing it. You pay when it arrives.</chakra.p>
      </div>
    </chakra.header>
    <LoadState
      load={useQuery(orderQuery(userId, orderId))}
      skeleton={<Skeleton h="360px" mt="3" borderRadius="lg" />}
    >
      {(order) => <Summary order={order} />}
    </LoadState>
  </>
)
