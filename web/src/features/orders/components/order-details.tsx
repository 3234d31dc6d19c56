import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { formatMoment } from '../../../components/format-date.ts'
import { Heading } from '../../../components/heading.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { paths } from '../../../config/paths.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { orderQuery } from '../api/order-query.ts'
import { approvedLabel, deliveredLabel } from '../order-labels.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/order'
import type { User } from '@bartan/contract/user'

const columns = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading size="small" mb="3">
      {title}
    </Heading>
    {children}
  </Card>
)

const Details = ({ order }: { order: Order }) => {
  const approved = approvedLabel(order)
  const delivered = deliveredLabel(order)
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="6">
        <chakra.p color="ink.soft" overflowWrap="anywhere">
          #{order._id} · {formatMoment(order.createdAt)}
        </chakra.p>
        <Badge tone={approved.tone}>{approved.text}</Badge>
        <Badge tone={delivered.tone}>{delivered.text}</Badge>
      </chakra.div>
      <chakra.div display="grid" gap="5" alignItems="start" gridTemplateColumns={columns}>
        <Section title="Products">
          <OrderLines order={order} />
        </Section>
        <chakra.div display="grid" gap="5">
          <Section title="Status">
            <OrderTimeline order={order} />
          </Section>
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

const Missing = () => (
  <EmptyState
    title={TEXTS.noOrderDetails}
    icon={<SearchX size={32} strokeWidth={1.5} />}
    action={<ButtonLink to={paths.myOrders}>{TEXTS.myOrders}</ButtonLink>}
  />
)

/** One of the customer's orders. Somebody else's is as if it were not there (contract §6). */
export const OrderDetails = ({ user, id }: { user: User; id: string }) => {
  const load = useQuery(orderQuery(user._id, id))
  if (load.error instanceof ApiError && load.error.status === 404) return <Missing />
  return (
    <LoadState load={load} skeleton={<Shapes />}>
      {(order) => <Details order={order} />}
    </LoadState>
  )
}
