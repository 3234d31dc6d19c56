import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { formatMoment } from '../../../components/format-date.ts'
import { Heading } from '../../../components/heading.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { PostalAddress } from '../../../components/postal-address.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { orderQuery } from '../api/order-query.ts'
import { copy } from '../copy.ts'
import { approvedLabel, deliveredLabel } from '../order-labels.ts'
import { MissingOrder } from './missing-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/order'
import type { User } from '@bartan/contract/user'
import type { Label } from '../order-labels.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  },
})

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

const Progress = ({ order }: { order: Order }) => (
  <Section title={copy('status')}>
    <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2" mb="5">
      <Fact label={copy('payment')} {...approvedLabel(order)} />
      <Fact label={copy('delivery')} {...deliveredLabel(order)} />
    </chakra.div>
    <OrderTimeline order={order} />
  </Section>
)

const Details = ({ order, userId, buyAgain }: DetailsProps) => (
  <>
    <chakra.p mb="5" color="ink.soft" overflowWrap="anywhere">
      #{order._id} · {formatMoment(order.createdAt)}
    </chakra.p>
    {order.status === 'Cancelled' && (
      <chakra.div mb="5">
        <FormAlert tone="info">{copy('orderCancelled')}</FormAlert>
      </chakra.div>
    )}
    <Columns>
      <chakra.div display="grid" gap="5">
        <Progress order={order} />
        <Section title={copy('products')}>
          <OrderLines order={order} canReview={order.isDelivered && order.user._id === userId} />
        </Section>
      </chakra.div>
      <chakra.div display="grid" gap="5">
        <Card as="section" aria-label={copy('actions')}>
          <OrderActions order={order} userId={userId} buyAgain={buyAgain?.(order)} />
        </Card>
        <Section title={copy('shippingAddress')}>
          <PostalAddress address={order.shippingAddress} />
        </Section>
        <Section title={copy('payment')}>
          <p>{copy('cod')}</p>
        </Section>
      </chakra.div>
    </Columns>
  </>
)

const Shapes = () => (
  <Columns mt="3">
    <chakra.div display="grid" gap="5">
      <Skeleton h="220px" borderRadius="lg" />
      <Skeleton h="320px" borderRadius="lg" />
    </chakra.div>
    <Skeleton h="320px" borderRadius="lg" />
  </Columns>
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
