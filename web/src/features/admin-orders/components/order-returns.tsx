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
  root: css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' }),
  root2: css({ listStyleType: 'none', fontSize: 'sm' }),
  text: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' }),
  text2: css({ color: 'ink.soft' }),
  list: css({ mt: '2' }),
  box: css({ display: 'block', mt: '1', overflowWrap: 'anywhere' }),
  text3: css({ mt: '1', fontWeight: 'semibold' }),
  root3: css({ display: 'grid', gap: '5' }),
}

const TONES = { requested: 'warning', accepted: 'success', declined: 'danger' } as const

/** Accepting puts the units back on the shelf, so it is for when they have arrived. */
const Answer = ({ orderId }: { orderId: string }) => {
  const { mutate, isPending } = useDecideReturn(orderId)
  return (
    <div className={styles.root}>
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
  <li className={styles.root2}>
    <p className={styles.text}>
      <Badge tone={TONES[asked.state]}>{t(`state.${asked.state}`)}</Badge>
      <span className={styles.text2}>
        <time dateTime={asked.requestedAt}>{formatMoment(asked.requestedAt)}</time>
        {asked.decidedBy &&
          ` · ${t(asked.state === 'accepted' ? 'acceptedBy' : 'declinedBy', { name: asked.decidedBy.name })}`}
      </span>
    </p>
    <ul className={styles.list}>
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
    <q className={styles.box}>{asked.reason}</q>
    {asked.refund !== undefined && (
      <p className={styles.text3}>{t('refund', { sum: formatRupees(asked.refund) })}</p>
    )}
    {asked.state === 'requested' && <Answer orderId={order._id} />}
  </li>
)

/** The customer's returns; an open one comes first. */
export const OrderReturns = ({ order }: { order: Order }) => (
  <ol className={styles.root3}>
    {(order.returns ?? []).toReversed().map((asked) => (
      <Asked key={asked.requestedAt} order={order} asked={asked} />
    ))}
  </ol>
)
