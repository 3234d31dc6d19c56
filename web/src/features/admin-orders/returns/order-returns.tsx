import { lineId } from '@bartan/contract/cart/rules'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ReturnPhotos } from '#components/commerce/photos/return-photos.tsx'
import { reasonText } from '#components/commerce/returns/open-reasons.ts'
import { Badge, TextLink } from '#components/ui/elements.tsx'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useOrderForm } from '../order-desk/use-order-change.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { DecideReturn } from './decide-return.tsx'
import { RefundDue } from './refund-due.tsx'
import { ReturnedGoods } from './returned-goods.tsx'
import { useText } from './texts.ts'

const returnPickupStyles = {
  title: css({ py: '2', cursor: 'pointer', fontWeight: 'medium', overflowWrap: 'anywhere' }),
  form: grid({ gap: '3', mt: '1', alignItems: 'start', gridTemplateColumns: 'fields' }),
  button: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
}

type ReturnPickupProps = { orderId: string; asked: OrderReturn }

const PickupForm = ({ orderId, asked }: ReturnPickupProps) => {
  const t = useText()
  const { send, onFailed } = useOrderForm(orderId)
  return (
    <ActionForm
      className={returnPickupStyles.form}
      start={{ courier: asked.pickup?.courier ?? '', awb: asked.pickup?.awb ?? '' }}
      fields={{
        courier: {
          label: t('courier'),
          missing: t('courierMissing'),
          maxLength: 60,
          autoComplete: 'off',
        },
        awb: { label: t('awb'), isOptional: true, maxLength: 60, autoComplete: 'off' },
      }}
      label={t('savePickup')}
      button={{ className: returnPickupStyles.button, size: 'sm', variant: 'outline' }}
      call={({ courier, awb }) =>
        send(() =>
          call('PUT /api/admin/orders/:id/return/pickup', {
            params: { id: orderId },
            body: { courier: courier.trim(), awb: awb.trim() },
          }),
        )
      }
      onFailed={onFailed}
      onDone={() => toast.success(t('pickupNoted'))}
    />
  )
}

/** The courier and tracking number of a return's pickup; staff can set them. */
const ReturnPickup = ({ orderId, asked }: ReturnPickupProps) => {
  const t = useText()
  const { isAtDesk } = usePermissions()
  const { pickup } = asked
  const told =
    pickup && t('pickup', { parcel: [pickup.courier, pickup.awb].filter(Boolean).join(' · ') })
  if (asked.state !== 'requested' || !isAtDesk)
    return told && <p className={css({ mt: '2', overflowWrap: 'anywhere' })}>{told}</p>
  return (
    <details className={css({ mt: '3' })}>
      {/* What is noted stands in the place of the request, and so moves nothing. */}
      <summary className={returnPickupStyles.title}>{told ?? t('notePickup')}</summary>
      <PickupForm orderId={orderId} asked={asked} />
    </details>
  )
}

const styles = {
  reason: css({ mt: '2', fontWeight: 'semibold' }),
  note: css({ display: 'block', mt: '1', overflowWrap: 'anywhere' }),
}

const TONES = { requested: 'warning', accepted: 'success', declined: 'danger' } as const

const State = ({ asked }: { asked: OrderReturn }) => {
  const t = useText()
  return (
    <p className={wrap({ align: 'center', columnGap: '2' })}>
      <Badge tone={TONES[asked.state]}>{t(`state.${asked.state}`)}</Badge>
      <span className={css({ color: 'ink.soft' })}>
        <time dateTime={asked.requestedAt}>{formatMoment(t.language, asked.requestedAt)}</time>
      </span>
    </p>
  )
}

/** Below all that was asked, so that the answer moves none of it. */
const DecidedBy = ({ asked: { state, decidedBy } }: { asked: OrderReturn }) => {
  const t = useText()
  return (
    decidedBy && (
      <p className={css({ mt: '2', color: 'ink.soft' })}>
        {t(state === 'accepted' ? 'acceptedBy' : 'declinedBy', { name: decidedBy.name })}
      </p>
    )
  )
}

/** How it was refunded, or its part of what is due. */
const Refund = ({ order, asked }: { order: Order; asked: OrderReturn }) => {
  const t = useText()
  const { refund, refundState, refundPaid } = asked
  // What was exchanged for the same money leaves none; what is due for this alone is said below.
  const isPart = refundState === 'due' && order.refund?.state === 'due'
  if (!refund || (!refundPaid && !(isPart && refund !== order.refund?.amount))) return null
  const sum = formatRupees(refund)
  return (
    <p className={css({ mt: '2', fontWeight: 'semibold' })}>
      {refundPaid
        ? [t('paid', { sum, via: t(`via.${refundPaid.via}`) }), refundPaid.reference]
            .filter(Boolean)
            .join(' · ')
        : t('forThese', { sum })}
    </p>
  )
}

/** Packers see an open return, but only admins decide it. */
const Asked = ({ order, asked }: { order: Order; asked: OrderReturn }) => {
  const t = useText()
  const isAdmin = useUser()?.role === 'admin'
  return (
    <li className={css({ listStyleType: 'none', fontSize: 'sm' })}>
      <State asked={asked} />
      <p className={styles.reason}>{reasonText(t.language, asked.reason)}</p>
      {asked.note && <q className={styles.note}>{asked.note}</q>}
      {asked.refundTo && (
        <p className={styles.note}>
          {[t('wanted', { via: t(`via.${asked.refundTo.via}`) }), asked.refundTo.reference]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {asked.photos && isAdmin && (
        <ReturnPhotos
          orderId={order._id}
          photos={asked.photos}
          title={t('photos')}
          labelOf={(number) => t('photo', { number })}
        />
      )}
      {asked.state === 'requested' && isAdmin ? (
        <DecideReturn
          orderId={order._id}
          lines={asked.lines}
          bought={order.orderItems}
          isSentAhead={asked.sentAhead !== undefined}
        />
      ) : (
        <>
          <DecidedBy asked={asked} />
          <ul className={grid({ gap: '2', mt: '2', listStyleType: 'none' })}>
            {asked.lines.map((line) => (
              <li key={lineId(line)}>
                <ReturnedGoods line={line} bought={order.orderItems} />
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.declineReason && <q className={styles.note}>{asked.declineReason}</q>}
      {asked.sentAhead && (
        <p className={styles.note}>
          <TextLink to={adminPaths.ordersOf(asked.sentAhead.number)}>
            {t('sentAhead', { number: asked.sentAhead.number })}
          </TextLink>
        </p>
      )}
      <ReturnPickup orderId={order._id} asked={asked} />
      {asked.exchange && (
        <p>
          <TextLink to={adminPaths.ordersOf(asked.exchange.number)}>
            {t('exchangedFor', { number: asked.exchange.number })}
          </TextLink>
        </p>
      )}
      <Refund order={order} asked={asked} />
    </li>
  )
}

/** A customer's returns, open ones first, and what is to be paid back. */
export const OrderReturns = ({ order }: { order: Order }) => (
  <div className={grid({ gap: '5' })}>
    {order.returns && (
      <ol className={grid({ gap: '5' })}>
        {order.returns.toReversed().map((asked) => (
          <Asked key={asked.requestedAt} order={order} asked={asked} />
        ))}
      </ol>
    )}
    <RefundDue order={order} />
  </div>
)
