import { isCancelled as isCancelledStatus, ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { OrderedClosureNotice } from '#components/closure/closure-parts.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { ButtonLink, Card, Heading, Skeleton } from '#components/ui/elements.tsx'
import { formatDate, formatWeekday } from '#components/ui/format-date.ts'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { orderQuery } from '../api/order-queries.ts'
import { useText } from '../texts.ts'
import { OrderLines } from './order-lines.tsx'

const styles = {
  fact: css({ minW: '0' }),
  facts: grid({
    gap: '4',
    justifyContent: 'space-between',
    gridTemplateColumns: { base: 'repeat(2, auto)', md: 'repeat(4, auto)' },
  }),
  heading: css({ mb: '3' }),
  step: css({
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
  }),
  nextAndDelivery: grid({ gap: '6', gridTemplateColumns: { base: '1', sm: '2' } }),
  actions: css({ display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '3' }),
  header: css({
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    pt: { base: '8', md: '12' },
    pb: '6',
  }),
  icon: css({ flexShrink: '0' }),
  cancelledIcon: css({ color: 'danger' }),
  placedIcon: css({ color: 'success' }),
  lead: css({ mt: '1', color: 'ink.soft' }),
  skeleton: css({ h: '360px', mt: '3', borderRadius: 'lg' }),
}

type FactProps = { label: string; children: ReactNode }

const Fact = ({ label, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={css({ fontSize: 'sm', color: 'ink.soft' })}>{label}</dt>
    <dd className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{children}</dd>
  </div>
)

const isCancelled = ({ status }: Order): boolean => isCancelledStatus(status)

const Facts = ({ order }: { order: Order }) => {
  const t = useText()
  const delivery = order.estimatedDelivery
  const isOver = isCancelled(order)
  return (
    <Card className={styles.facts} as="dl">
      {!isOver && (
        <>
          <Fact label={t('estimatedDelivery')}>
            <time dateTime={delivery}>{formatWeekday(t.language, delivery)}</time>
          </Fact>
          <Fact label={t('toPay')}>{formatRupees(order.toCollect)}</Fact>
        </>
      )}
      <Fact label={t('order')}>#{order.number}</Fact>
      <Fact label={t('placed')}>{formatDate(t.language, order.createdAt)}</Fact>
    </Card>
  )
}

const WhatNext = ({ order }: { order: Order }) => {
  const t = useText()
  return (
    <section>
      <Heading className={styles.heading} size="small">
        {t('whatNext')}
      </Heading>
      <ol className={grid({ gap: '3' })}>
        <li className={styles.step}>{t('nextPacked')}</li>
        <li className={styles.step}>{t('nextCall', { phone: order.shippingAddress.phone })}</li>
        <li className={styles.step}>{t('nextPay', { sum: formatRupees(order.toCollect) })}</li>
      </ol>
    </section>
  )
}

const Summary = ({ order }: { order: Order }) => {
  const t = useText()
  return (
    <div className={grid({ gap: '5' })}>
      {ruleOf(order.status).packable && <OrderedClosureNotice />}
      <Facts order={order} />
      <Card as="section">
        <OrderLines order={order} />
      </Card>
      <div className={styles.actions}>
        <ButtonLink to={paths.collection()}>{t('continueShopping')}</ButtonLink>
        <ButtonLink variant="outline" to={paths.order(order._id)}>
          {t('seeOrder')}
        </ButtonLink>
      </div>
      <Card className={styles.nextAndDelivery}>
        {!isCancelled(order) && <WhatNext order={order} />}
        <section>
          <Heading className={styles.heading} size="small">
            {t('delivery')}
          </Heading>
          <PostalAddress address={order.shippingAddress} />
        </section>
      </Card>
    </div>
  )
}

/** Thanks for the new order (spec §4). */
export const OrderConfirmation = ({ userId, orderId }: { userId: string; orderId: string }) => {
  const t = useText()
  const load = useQuery(orderQuery(userId, orderId))
  const { closure } = useShop()
  const lines = load.data?.orderItems
  useEffect(() => {
    if (!lines) return
    void import('#lib/searches/report-search.ts').then(({ reportPurchase }) =>
      reportPurchase(lines.map(({ productId }) => productId)),
    )
  }, [lines])
  // Cancelled in another tab or by the shop, before this page was reloaded.
  const isOver = load.data !== undefined && isCancelled(load.data)
  return (
    <>
      <header className={styles.header}>
        <span className={cx(styles.icon, isOver ? styles.cancelledIcon : styles.placedIcon)}>
          {isOver ? (
            <CircleX aria-hidden size={44} strokeWidth={1.5} />
          ) : (
            <CircleCheck aria-hidden size={44} strokeWidth={1.5} />
          )}
        </span>
        <div>
          <Heading as="h1" size="page">
            {t(isOver ? 'cancelledTitle' : 'thanks')}
          </Heading>
          {(isOver || !closure) && (
            <p className={styles.lead}>{t(isOver ? 'nothingSent' : 'packing')}</p>
          )}
        </div>
      </header>
      <LoadState load={load} skeleton={<Skeleton className={styles.skeleton} />}>
        {(order) => <Summary order={order} />}
      </LoadState>
    </>
  )
}
