import { chakra } from '@chakra-ui/react/styled-system'
import { estimatedDelivery } from '@bartan/contract/orders/rules'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { ButtonLink } from '#components/ui/link.tsx'
import { Card } from '#components/ui/card.tsx'
import { formatDate, formatWeekday } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Heading } from '#components/ui/heading.tsx'
import { LoadState } from '#components/ui/load-state.tsx'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { paths } from '#lib/paths.ts'
import { orderQuery } from '../api/order-queries.ts'
import { t } from '../texts.ts'
import { OrderLines } from './order-lines.tsx'
import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/orders/schema'

type FactProps = { label: string; isWide?: boolean; children: ReactNode }

const Fact = ({ label, isWide = false, children }: FactProps) => (
  <chakra.div minW="0" gridColumn={isWide ? { base: '1 / -1', md: 'auto' } : undefined}>
    <chakra.dt fontSize="sm" color="ink.soft">
      {label}
    </chakra.dt>
    <chakra.dd fontWeight="semibold" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </chakra.div>
)

const isCancelled = ({ status }: Order): boolean => status === 'Cancelled'

const Facts = ({ order }: { order: Order }) => {
  const delivery = estimatedDelivery(order.createdAt)
  const isOver = isCancelled(order)
  return (
    <Card
      as="dl"
      display="grid"
      gap="4"
      justifyContent="space-between"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, auto)' }}
    >
      {!isOver && (
        <>
          <Fact label={t('estimatedDelivery')} isWide>
            <time dateTime={delivery}>{formatWeekday(delivery)}</time>
          </Fact>
          <Fact label={t('toPay')}>{formatRupees(order.totalPrice)}</Fact>
        </>
      )}
      <Fact label={t('placed')}>{formatDate(order.createdAt)}</Fact>
      <Fact label={t('order')} isWide>
        #{order._id}
      </Fact>
    </Card>
  )
}

const Step = chakra('li', {
  base: {
    position: 'relative',
    pl: '10',
    listStyleType: 'none',
    counterIncrement: 'step',
    _before: {
      content: 'counter(step)',
      position: 'absolute',
      left: '0',
      top: '0',
      boxSize: '6',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: '24px',
      textAlign: 'center',
      color: 'teal.deep',
      bg: 'teal.tint',
      borderRadius: 'full',
    },
  },
})

const WhatNext = ({ order }: { order: Order }) => (
  <section>
    <Heading size="small" mb="3">
      {t('whatNext')}
    </Heading>
    <chakra.ol display="grid" gap="3">
      <Step>{t('nextPacked')}</Step>
      <Step>{t('nextCall', { phone: order.shippingAddress.phone })}</Step>
      <Step>{t('nextPay', { sum: formatRupees(order.totalPrice) })}</Step>
    </chakra.ol>
  </section>
)

const Summary = ({ order }: { order: Order }) => (
  <chakra.div display="grid" gap="5">
    <Facts order={order} />
    <Card
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      {!isCancelled(order) && <WhatNext order={order} />}
      <section>
        <Heading size="small" mb="3">
          {t('delivery')}
        </Heading>
        <PostalAddress address={order.shippingAddress} />
      </section>
    </Card>
    <Card as="section">
      <OrderLines order={order} />
    </Card>
    <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap="3">
      <ButtonLink to={paths.collection()}>{t('continueShopping')}</ButtonLink>
      <ButtonLink variant="outline" to={paths.order(order._id)}>
        {t('seeOrder')}
      </ButtonLink>
    </chakra.div>
  </chakra.div>
)

/** Thanks for the order that was just placed (spec §4). */
export const OrderConfirmation = ({ userId, orderId }: { userId: string; orderId: string }) => {
  const load = useQuery(orderQuery(userId, orderId))
  // Cancelled in another tab, or by the shop, before this page was loaded again.
  const isOver = load.data !== undefined && isCancelled(load.data)
  return (
    <>
      <chakra.header display="flex" alignItems="center" gap="4" pt={{ base: '8', md: '12' }} pb="6">
        <chakra.span color={isOver ? 'danger' : 'success'} flexShrink="0">
          {isOver ? (
            <CircleX aria-hidden size={44} strokeWidth={1.5} />
          ) : (
            <CircleCheck aria-hidden size={44} strokeWidth={1.5} />
          )}
        </chakra.span>
        <div>
          <Heading as="h1" size="page">
            {t(isOver ? 'cancelledTitle' : 'thanks')}
          </Heading>
          <chakra.p mt="1" color="ink.soft">
            {t(isOver ? 'cancelledText' : 'packing')}
          </chakra.p>
        </div>
      </chakra.header>
      <LoadState load={load} skeleton={<Skeleton h="360px" mt="3" borderRadius="lg" />}>
        {(order) => <Summary order={order} />}
      </LoadState>
    </>
  )
}
