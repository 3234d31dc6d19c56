import { isSameLine } from '@bartan/contract/cart/rules'
import { Badge } from '#components/ui/elements.tsx'
import { Button } from '#components/ui/button.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { useDecideReturn } from '../api/change-order.ts'
import { t } from '../texts.ts'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  answers: css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' }),
  return: css({ listStyleType: 'none', fontSize: 'sm' }),
  stateAndTime: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' }),
  time: css({ color: 'ink.soft' }),
  lines: css({ mt: '2' }),
  reason: css({ display: 'block', mt: '1', overflowWrap: 'anywhere' }),
  refund: css({ mt: '1', fontWeight: 'semibold' }),
  root: css({ display: 'grid', gap: '5' }),
}

const TONES = { requested: 'warning', accepted: 'success', declined: 'danger' } as const

/** Accepting puts the units back in stock, so it is for when they have arrived. */
const Answer = ({ orderId }: { orderId: string }) => {
  const { mutate, isPending } = useDecideReturn(orderId)
  return (
    <div className={styles.answers}>
      <Button size="sm" disabled={isPending} onClick={() => mutate('accepted')}>
        {t('accept')}
      </Button>
      <Button size="sm" variant="outline" disabled={isPending} onClick={() => mutate('declined')}>
        {t('decline')}
      </Button>
    </div>
  )
}

const Asked = ({ order, asked }: { order: Order; asked: OrderReturn }) => (
  <li className={styles.return}>
    <p className={styles.stateAndTime}>
      <Badge tone={TONES[asked.state]}>{t(`state.${asked.state}`)}</Badge>
      <span className={styles.time}>
        <time dateTime={asked.requestedAt}>{formatMoment(asked.requestedAt)}</time>
        {asked.decidedBy &&
          ` · ${t(asked.state === 'accepted' ? 'acceptedBy' : 'declinedBy', { name: asked.decidedBy.name })}`}
      </span>
    </p>
    <ul className={styles.lines}>
      {asked.lines.map((line) => {
        const bought = order.orderItems.find((item) => isSameLine(item, line))
        return (
          <li key={`${line.productId} ${line.size} ${line.color}`}>
            {line.quantity} ×{' '}
            {[bought && nameOf(bought), choiceOf(line)].filter(Boolean).join(', ')}
          </li>
        )
      })}
    </ul>
    <q className={styles.reason}>{asked.reason}</q>
    {asked.refund !== undefined && (
      <p className={styles.refund}>{t('refund', { sum: formatRupees(asked.refund) })}</p>
    )}
    {asked.state === 'requested' && <Answer orderId={order._id} />}
  </li>
)

/** The customer's returns; an open one comes first. */
export const OrderReturns = ({ order }: { order: Order }) => (
  <ol className={styles.root}>
    {(order.returns ?? []).toReversed().map((asked) => (
      <Asked key={asked.requestedAt} order={order} asked={asked} />
    ))}
  </ol>
)
