import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { FormAlert } from '#components/ui/form-alert.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { Heading } from '#components/ui/heading.tsx'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { placeholderOrder } from '#lib/api/placeholder-order.ts'
import { t } from '../texts.ts'
import { approvedLabel, deliveredLabel } from '../order-labels.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OwnOrder } from './own-order.tsx'
import type { ReactNode, RefObject } from 'react'
import type { Order } from '@bartan/contract/orders/schema'
import type { User } from '@bartan/contract/users/schema'
import type { Label } from '../order-labels.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  },
})

/** Number and time: side by side, but stacked on a phone. */
const FACTS_ROOM = {
  display: 'flex',
  flexWrap: 'wrap',
  mb: '5',
  minH: { base: '51px', sm: '26px' },
} as const

/** Side by side where they would otherwise be wide stripes; stacked beside the products. */
const Aside = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1fr)',
    },
    '& > :nth-of-type(2)': {
      gridRow: { md: 'span 2', lg: 'auto' },
      gridColumn: { md: '2', lg: 'auto' },
    },
  },
})

type SectionProps = { title: string; focus?: RefObject<HTMLDivElement | null>; children: ReactNode }

const Section = ({ title, focus, children }: SectionProps) => (
  <Card as="section" {...(focus && { ref: focus, tabIndex: -1 })}>
    <Heading size="small" mb="3">
      {title}
    </Heading>
    {children}
  </Card>
)

const Fact = ({ label, text, tone }: Label & { label: string }) => (
  <chakra.span
    display="inline-flex"
    flexWrap="wrap"
    alignItems="center"
    gap="2"
    fontSize="sm"
    color="ink.soft"
  >
    {label}
    <Badge tone={tone}>{text}</Badge>
  </chakra.span>
)

/** The cart's button, which adds the order's products again. */
type BuyAgain = ((order: Order) => ReactNode) | undefined

type DetailsProps = { order: Order; userId: string; buyAgain?: BuyAgain }

/**
 * An action removes its own button, and the focus with it: the focus moves to the text that tells the order's new
 * state.
 */
const useFocusOnChange = (order: Order) => {
  const ref = useRef<HTMLDivElement>(null)
  const known = useRef(order)
  useEffect(() => {
    if (known.current !== order && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
    known.current = order
  }, [order])
  return ref
}

const Progress = ({ order }: { order: Order }) => (
  <Section title={t('status')} focus={useFocusOnChange(order)}>
    <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2" mb="5">
      <Fact label={t('payment')} {...approvedLabel(order)} />
      <Fact label={t('delivery')} {...deliveredLabel(order)} />
    </chakra.div>
    <OrderTimeline order={order} />
  </Section>
)

const Details = ({ order, userId, buyAgain }: DetailsProps) => (
  <>
    <chakra.p {...FACTS_ROOM} columnGap="3" color="ink.soft" overflowWrap="anywhere">
      <chakra.span minW="0">#{order._id}</chakra.span>
      <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
    </chakra.p>
    {order.status === 'Cancelled' && (
      <chakra.div mb="5">
        <FormAlert tone="info">{t('orderCancelled')}</FormAlert>
      </chakra.div>
    )}
    <Columns>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Progress order={order} />
        <Section title={t('products')}>
          <OrderLines order={order} canReview={order.isDelivered && order.user._id === userId} />
        </Section>
      </chakra.div>
      <Aside>
        <Card as="section" aria-label={t('actions')}>
          <OrderActions order={order} userId={userId} buyAgain={buyAgain?.(order)} />
        </Card>
        <Section title={t('shippingAddress')}>
          <PostalAddress address={order.shippingAddress} />
        </Section>
        <Section title={t('payment')}>
          <p>{t('cod')}</p>
        </Section>
      </Aside>
    </Columns>
  </>
)

const Shapes = () => (
  <>
    <chakra.div {...FACTS_ROOM} alignItems="center">
      <Skeleton h="4" w="280px" />
    </chakra.div>
    <Columns>
      <chakra.div display="grid" gap="5">
        <Skeleton h="220px" borderRadius="lg" />
        <Skeleton h="320px" borderRadius="lg" />
      </chakra.div>
      <Aside>
        <Skeleton h="180px" borderRadius="lg" />
        <Skeleton h="220px" borderRadius="lg" />
      </Aside>
    </Columns>
  </>
)

type OrderDetailsProps = { user: User; id: string; buyAgain?: BuyAgain }

/** One of the customer's orders. Another customer's counts as missing (contract §6). */
export const OrderDetails = ({ user, id, buyAgain }: OrderDetailsProps) => {
  const client = useQueryClient()
  return (
    <OwnOrder
      user={user}
      id={id}
      placeholder={() => placeholderOrder(client, id)}
      skeleton={<Shapes />}
    >
      {(order) => <Details order={order} userId={user._id} buyAgain={buyAgain} />}
    </OwnOrder>
  )
}
