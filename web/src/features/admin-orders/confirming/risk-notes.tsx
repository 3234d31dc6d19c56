import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { Badge } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { t } from '../desk-texts.ts'
import { shortAge } from '../list/row-texts.ts'
import { riskOf, riskyPlace } from './risk.ts'

/** That an order is neither packed nor sent before it is confirmed, and why. */
export const ConfirmFirst = ({ order }: { order: StaffOrder }) => {
  const { confirmFirst, confirmation, status } = order
  if (!confirmFirst || !ruleOf(status).packable || confirmation.state === 'confirmed') return null
  return <Badge tone="warning">{t(`confirmFirst.${confirmFirst}`)}</Badge>
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' }),
}

const TONES = { refused: 'danger', new: 'warning', known: 'success' } as const

/** What the shop knows of the phone and the place, and how often it was tried. */
export const RiskNotes = ({ order }: { order: StaffOrder }) => {
  const { confirmation, phoneFacts = { orders: 1, delivered: 0, refused: 0 } } = order
  const risk = riskOf(order)
  const place = riskyPlace(order)
  const { state, attempts, at } = confirmation
  return (
    <span className={styles.root}>
      <Badge tone={TONES[risk]}>{t(`risk.${risk}`, phoneFacts)}</Badge>
      {place && <Badge tone="warning">{t('risk.place', place)}</Badge>}
      <ConfirmFirst order={order} />
      {attempts > 0 && at && (
        <Badge tone="neutral">
          {t(state === 'asked' ? 'asked' : 'tried', { count: attempts, age: shortAge(at) })}
        </Badge>
      )}
      {state === 'declined' && <Badge tone="danger">{t('declined')}</Badge>}
    </span>
  )
}
