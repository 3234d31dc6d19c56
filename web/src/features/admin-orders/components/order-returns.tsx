import { chakra } from '@chakra-ui/react/styled-system'
import { isSameLine } from '@bartan/contract/cart/rules'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { choiceOf } from '#components/ui/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { useDecideReturn } from '../api/change-order.ts'
import { t } from '../texts.ts'
import type { Order, OrderReturn } from '@bartan/contract/orders/schema'

const TONES = { requested: 'warning', accepted: 'success', declined: 'danger' } as const

/** Accepting puts the units back on the shelf, so it is for when they have arrived. */
const Answer = ({ orderId }: { orderId: string }) => {
  const { mutate, isPending } = useDecideReturn(orderId)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
      <Button size="sm" disabled={isPending} onClick={() => mutate('accepted')}>
        {t('accept')}
      </Button>
      <Button size="sm" variant="outline" disabled={isPending} onClick={() => mutate('declined')}>
        {t('decline')}
      </Button>
    </chakra.div>
  )
}

const Asked = ({ order, asked }: { order: Order; asked: OrderReturn }) => (
  <chakra.li listStyleType="none" fontSize="sm">
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <Badge tone={TONES[asked.state]}>{t(`state.${asked.state}`)}</Badge>
      <chakra.span color="ink.soft">
        <time dateTime={asked.requestedAt}>{formatMoment(asked.requestedAt)}</time>
        {asked.decidedBy &&
          ` · ${t(asked.state === 'accepted' ? 'acceptedBy' : 'declinedBy', { name: asked.decidedBy.name })}`}
      </chakra.span>
    </chakra.p>
    <chakra.ul mt="2">
      {asked.lines.map((line) => {
        const bought = order.orderItems.find((item) => isSameLine(item, line))
        return (
          <li key={`${line.productId} ${line.size} ${line.color}`}>
            {line.quantity} ×{' '}
            {[bought && nameOf(bought), choiceOf(line)].filter(Boolean).join(', ')}
          </li>
        )
      })}
    </chakra.ul>
    <chakra.q display="block" mt="1" overflowWrap="anywhere">
      {asked.reason}
    </chakra.q>
    {asked.refund !== undefined && (
      <chakra.p mt="1" fontWeight="semibold">
        {t('refund', { sum: formatRupees(asked.refund) })}
      </chakra.p>
    )}
    {asked.state === 'requested' && <Answer orderId={order._id} />}
  </chakra.li>
)

/** The customer's returns; an open one comes first. */
export const OrderReturns = ({ order }: { order: Order }) => (
  <chakra.ol display="grid" gap="5">
    {(order.returns ?? []).toReversed().map((asked) => (
      <Asked key={asked.requestedAt} order={order} asked={asked} />
    ))}
  </chakra.ol>
)
