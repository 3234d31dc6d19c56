import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { formatMoment } from '../../../components/format-date.ts'
import { Heading } from '../../../components/heading.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { orderQuery } from '../api/order-query.ts'
import { approvedLabel, deliveredLabel } from '../order-labels.ts'
import { MissingOrder } from './missing-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/order'
import type { User } from '@bartan/contract/user'
import type { Label } from '../order-labels.ts'

const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading size="small" mb="3">
      {title}
    </Heading>
    {children}
  </Card>
)

const Fact = ({ label, text, tone }: Label & { label: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2" fontSize="sm" color="ink.soft">
    {label}
    <Badge tone={tone}>{text}</Badge>
  </chakra.span>
)

/** The cart's part: puts what was bought into it once more. */
type BuyAgain = ((order: Order) => ReactNode) | undefined

type DetailsProps = { order: Order; userId: string; buyAgain?: BuyAgain }

const Details = ({ order, userId, buyAgain }: DetailsProps) => {
  const approved = approvedLabel(order)
  const delivered = deliveredLabel(order)
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="5"
        rowGap="2"
        mb="6"
      >
        <chakra.p color="ink.soft" overflowWrap="anywhere">
          #{order._id} · {formatMoment(order.createdAt)}
        </chakra.p>
        <Fact label="Payment" {...approved} />
        <Fact label="Delivery" {...delivered} />
      </chakra.div>
      <chakra.div display="grid" gap="5" alignItems="start" gridTemplateColumns={columns}>
        <Section title="Products">
          <OrderLines order={order} />
        </Section>
        <chakra.div display="grid" gap="5">
          <Section title="Status">
            <OrderTimeline order={order} />
          </Section>
          <Card as="section" aria-label="Actions">
            <OrderActions order={order} userId={userId} buyAgain={buyAgain?.(order)} />
          </Card>
          <Section title="Shipping address">
            <OrderAddress address={order.shippingAddress} />
          </Section>
          <Section title="Payment">
            <p>Cash on delivery (COD)</p>
          </Section>
        </chakra.div>
      </chakra.div>
    </>
  )
}

const Shapes = () => (
  <chakra.div display="grid" gap="5" mt="3" gridTemplateColumns={columns}>
    <Skeleton h="320px" borderRadius="lg" />
    <Skeleton h="320px" borderRadius="lg" />
  </chakra.div>
)

type OrderDetailsProps = { user: User; id: string; buyAgain?: BuyAgain }

/** One of the customer's orders. Somebody else's is as if it were not there (contract §6). */
export const OrderDetails = ({ user, id, buyAgain }: OrderDetailsProps) => {
  const load = useQuery(orderQuery(user._id, id))
  if (load.error instanceof ApiError && load.error.status === 404) return <MissingOrder />
  return (
    <LoadState load={load} skeleton={<Shapes />}>
      {(order) => <Details order={order} userId={user._id} buyAgain={buyAgain} />}
    </LoadState>
  )
}
