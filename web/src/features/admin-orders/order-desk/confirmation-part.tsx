import type { ConfirmationState } from '@bartan/contract/orders/desk-rules'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { Badge, Button } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { ConfirmFirst } from '../confirming/risk-notes.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'

const styles = { soft: css({ color: 'ink.soft' }) }

const TONES = {
  unasked: 'neutral',
  asked: 'info',
  confirmed: 'success',
  declined: 'danger',
  unreachable: 'warning',
} as const satisfies Record<ConfirmationState, string>

const Facts = ({ order: { phoneFacts } }: { order: StaffOrder }) => {
  const t = useText()
  if (!phoneFacts) return null
  return (
    <p className={css({ mt: '2', fontSize: 'sm' })}>
      {phoneFacts.orders > 1 ? t('facts', phoneFacts) : t('facts.first')}
    </p>
  )
}

/** Records whether the customer was reached, while the order can still be stopped. */
export const ConfirmationPart = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { isPending, change } = useOrderChange(order._id)
  const { state, via, at, by, attempts } = order.confirmation
  const may = usePermissions()
  const mayDecline = may.step('Processing', 'Cancelled')
  const set = (to: ConfirmationState) =>
    void change(() =>
      call('PUT /api/admin/orders/:id/confirmation', {
        params: { id: order._id },
        body: { state: to, from: state, via: 'call' },
      }),
    )
  return (
    <>
      <p className={wrap({ align: 'center', gap: '2', fontSize: 'sm' })}>
        <Badge tone={TONES[state]}>{t(`confirmation.${state}`)}</Badge>
        {at && (
          <span className={styles.soft}>
            <time dateTime={at}>{formatMoment(t.language, at)}</time>
            {via && ` · ${t(`via.${via}`)}`}
            {by && ` · ${by.name}`}
          </span>
        )}
        <ConfirmFirst order={order} />
        {attempts > 0 && <span className={styles.soft}>{t('attempts', { count: attempts })}</span>}
      </p>
      <Facts order={order} />
      {may.isAtDesk && ruleOf(order.status).packable && (
        <div className={wrap({ gap: '2', mt: '4' })}>
          {state !== 'confirmed' && (
            <Button size="sm" disabled={isPending} onClick={() => set('confirmed')}>
              {t('confirmed')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            disabled={isPending}
            onClick={() => set('unreachable')}
          >
            {t('noAnswer')}
          </Button>
          {mayDecline && (
            <Button
              size="sm"
              variant="outline"
              disabled={isPending}
              onClick={() => set('declined')}
            >
              {t('declined')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
