import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import type { User } from '@bartan/contract/users/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { OrderedClosureNotice } from '#components/closure/closure-parts.tsx'
import { ParcelLine } from '#components/commerce/parcel-line.tsx'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { Card, Heading, Skeleton } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { placeholderOrder } from '#lib/api/find-in-cache.ts'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { nextOf } from '../next-of.ts'
import { deliveryLabel, paymentLabel } from '../order-labels.ts'
import { useText } from '../texts.ts'
import { AfterDelivery } from './after-delivery.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderReturnPhotos } from './order-return-photos.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OwnOrder } from './own-order.tsx'

/** Number and time side by side, near the title that they belong to. */
const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  mt: { base: '-3', md: '-5' },
  mb: '5',
  minH: '26px',
} as const

const styles = {
  facts: css({ ...FACTS, columnGap: '3', color: 'ink.soft', overflowWrap: 'anywhere' }),
  factsSkeleton: css({ ...FACTS, alignItems: 'center' }),
  parcel: css({ mt: '5', pt: '4', borderTopWidth: '1px', overflowWrap: 'anywhere' }),
  fact: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '1',
    fontSize: 'sm',
    color: 'ink.soft',
  }),
  next: css({ mb: '5', fontWeight: 'medium' }),
  closed: css({ '&:not(:empty)': { mb: '5' } }),
  columns: grid({
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', lg: 'minmax(0, 1fr) 340px' },
  }),
  // Side by side at full width; stacked beside the products.
  aside: grid({
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', md: '2', lg: '1' },
    '& > :nth-of-type(2)': {
      gridRow: { md: 'span 2', lg: 'auto' },
      gridColumn: { md: '2', lg: 'auto' },
    },
  }),
  actions: css({ _print: { display: 'none' } }),
  cardSkeleton: css({ h: '220px', borderRadius: 'lg' }),
}

type SectionProps = { title: string; focus?: RefObject<HTMLDivElement | null>; children: ReactNode }

const Section = ({ title, focus, children }: SectionProps) => (
  <Card as="section" {...(focus && { ref: focus, tabIndex: -1 })}>
    <Heading className={css({ mb: '3' })} size="small">
      {title}
    </Heading>
    {children}
  </Card>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className={styles.fact}>
    {label}:<span>{children}</span>
  </span>
)

/** Button that adds the order's products to the cart again. */
type BuyAgain = ((order: Order) => ReactNode) | undefined

type DetailsProps = { order: Order; userId: string; buyAgain?: BuyAgain }

/**
 * An action removes its own button and with it the focus, so the text with the order's new status gets the focus. An
 * order that is only read again takes it from nobody, such as a busy button.
 */
const useFocusOnChange = ({ status, returns = [] }: Order) => {
  const ref = useRef<HTMLDivElement>(null)
  const state = `${status} ${returns.length}`
  const known = useRef(state)
  useEffect(() => {
    if (known.current !== state && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
    known.current = state
  }, [state])
  return ref
}

const Progress = ({ order, userId }: { order: Order; userId: string }) => {
  const t = useText()
  const next = nextOf(t.language, order, useNow())
  return (
    <Section title={t('status')} focus={useFocusOnChange(order)}>
      <div className={wrap({ columnGap: '5', rowGap: '2', mb: '5' })}>
        <Fact label={t('payment')}>{paymentLabel(t.language, order, 'approved')}</Fact>
        <Fact label={t('delivery')}>{deliveryLabel(t.language, order)}</Fact>
      </div>
      {ruleOf(order.status).packable && (
        <div className={styles.closed}>
          <OrderedClosureNotice />
        </div>
      )}
      {next && <p className={styles.next}>{next}</p>}
      {order.isDelivered && <AfterDelivery className={styles.next} order={order} />}
      <OrderTimeline order={order} />
      {/* As high as what it replaces, the next step and those that remain, so that cancelling moves nothing. */}
      {isCancelled(order.status) && (
        <div className={css({ mt: { base: '4', md: '36px' } })}>
          <FormAlert tone="info">
            {order.cancelReason === 'out_of_stock' && `${t('wasOutOfStock')} `}
            {t('orderAgain')}
          </FormAlert>
        </div>
      )}
      {order.shipment && <ParcelLine className={styles.parcel} shipment={order.shipment} />}
      <OrderReturnPhotos order={order} userId={userId} />
    </Section>
  )
}

const Details = ({ order, userId, buyAgain }: DetailsProps) => {
  const t = useText()
  return (
    <>
      <p className={styles.facts}>
        <span className={css({ minW: '0' })}>#{order.number}</span>
        <time dateTime={order.createdAt}>{formatMoment(t.language, order.createdAt)}</time>
      </p>
      <div className={styles.columns}>
        <div className={grid({ gap: '5', gridTemplateColumns: '1' })}>
          <Progress order={order} userId={userId} />
          <Section title={t('products')}>
            <OrderLines order={order} canReview={order.isDelivered && order.user._id === userId} />
          </Section>
        </div>
        <div className={styles.aside}>
          <Card as="section" className={styles.actions} aria-label={t('actions')}>
            <OrderActions order={order} userId={userId} buyAgain={buyAgain?.(order)} />
          </Card>
          <Section title={t('shippingAddress')}>
            <PostalAddress address={order.shippingAddress} />
          </Section>
          <Section title={t('payment')}>
            <OrderPayment order={order} />
          </Section>
          {order.documents && (
            <div className={styles.actions}>
              <Section title={t('documents')}>
                <OrderDocuments order={order} />
              </Section>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

const Shapes = () => (
  <>
    <div className={styles.factsSkeleton}>
      <Skeleton className={css({ h: '4', w: '280px' })} />
    </div>
    <div className={styles.columns}>
      <div className={grid({ gap: '5' })}>
        <Skeleton className={styles.cardSkeleton} />
        <Skeleton className={css({ h: '320px', borderRadius: 'lg' })} />
      </div>
      <div className={styles.aside}>
        <Skeleton className={css({ h: '180px', borderRadius: 'lg' })} />
        <Skeleton className={styles.cardSkeleton} />
      </div>
    </div>
  </>
)

type OrderDetailsProps = { user: User; id: string; buyAgain?: BuyAgain }

/** An order of the customer. Another customer's counts as missing (contract §6). */
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
