import { isOpen } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { FoldedSection, Section } from '../order-desk/section.tsx'
import { RefundDue } from '../returns/refund-due.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { AdvanceForm } from './advance-form.tsx'
import { AskAdvance } from './ask-advance.tsx'
import { useText } from './texts.ts'

const styles = {
  soft: css({ display: 'block', color: 'ink.soft', overflowWrap: 'anywhere' }),
  sum: css({ fontWeight: 'semibold' }),
}

const Entries = ({ order }: { order: StaffOrder }) => {
  const { advances = [], paidBack = [] } = order
  const t = useText()
  const entries = [
    ...advances.map((one) => ({ ...one, said: 'one' as const })),
    ...paidBack.map((one) => ({ ...one, said: 'paidBack' as const })),
  ]
  return (
    entries.length > 0 && (
      <ul className={grid({ gap: '2', fontSize: 'sm' })}>
        {entries.map(({ said, amount, via, reference, at, by }) => (
          <li key={`${said} ${at}`}>
            {t(said, { sum: formatRupees(amount), via: t(`via.${via}`) })}
            <span className={styles.soft}>
              {t('entry', { when: formatMoment(t.language, at), name: by.name })}
              {reference && ' · '}
              {/* The order of the goods that came back. */}
              {via === 'exchange' && reference ? (
                <TextLink to={adminPaths.ordersOf(reference)}>{reference}</TextLink>
              ) : (
                reference
              )}
            </span>
          </li>
        ))}
      </ul>
    )
  )
}

/** Advance payments, their refunds, and the amount still to collect. */
export const AdvancesPart = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { paysBack: mayTake } = usePermissions()
  const takes = mayTake && isOpen(order.status) && order.toCollect > 0
  const { advances = [], refund, returns } = order
  // With returns, what is due is said there.
  const isDue = refund?.state === 'due' && !returns
  if (!takes && !isDue && advances.length === 0) return null
  const Part = isDue || advances.length > 0 ? Section : FoldedSection
  return (
    <Part title={t('title')}>
      <div className={grid({ gap: '4' })}>
        <Entries order={order} />
        {advances.length > 0 && isOpen(order.status) && (
          <p className={styles.sum}>{t('toCollect', { sum: formatRupees(order.toCollect) })}</p>
        )}
        {isDue && <RefundDue order={order} />}
        {takes && advances.length === 0 && <AskAdvance order={order} />}
        {takes && <AdvanceForm orderId={order._id} owed={order.toCollect} />}
      </div>
    </Part>
  )
}
