import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder, Order } from '@bartan/contract/orders/schema'
import { FileText } from 'lucide-react'
import { Button } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { useAction } from '#components/ui/use-action.ts'
import { openDocument, type WantedDocument } from '#lib/api/call-for-file.ts'
import { css } from '#styled-system/css'
import { flex, grid, wrap } from '#styled-system/patterns'
import { AdvancesPart } from '../advances/advances-part.tsx'
import { ShortPart } from '../advances/short-part.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { ConfirmationPart } from './confirmation-part.tsx'
import { waitsFor } from './next-step.tsx'
import { Section } from './section.tsx'
import { ShipmentPart } from './shipment-part.tsx'
import { useText } from './texts.ts'

const styles = { item: wrap({ align: 'center', gap: '2', listStyleType: 'none', fontSize: 'sm' }) }

/** Invoices and credit notes as PDF, on a sheet or a receipt roll. */
const DocumentsPart = ({ order: { _id: id, documents } }: { order: Order }) => {
  const t = useText()
  const { mutate: open, isPending } = useAction({
    mutationFn: (wanted: WantedDocument) => openDocument(t.language, wanted),
    failed: t('notOpened'),
  })
  return (
    <ul className={grid({ gap: '3' })}>
      {documents?.map(({ number, kind, date }) => {
        const name = t(`document.${kind}`)
        return (
          <li className={styles.item} key={number}>
            <span className={css({ flex: '1', minW: '120px' })}>
              {name}
              <span className={css({ display: 'block', color: 'ink.soft' })}>
                {number} · <time dateTime={date}>{formatDate(t.language, date)}</time>
              </span>
            </span>
            <span className={flex({ gap: '2' })}>
              <Button
                size="sm"
                variant="outline"
                disabled={isPending}
                aria-label={t('openPdf', { name: `${name} ${number}` })}
                onClick={() => open({ id, number })}
              >
                <FileText aria-hidden size={16} />
                PDF
              </Button>
              <Button
                size="sm"
                variant="outline"
                disabled={isPending}
                aria-label={t('openRoll', { name: `${name} ${number}` })}
                onClick={() => open({ id, number, paper: '80mm' })}
              >
                {t('roll')}
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Sections of an order's page except the next action. Those that depend on the status are last, so that their changes
 * move nothing.
 */
export const DeskParts = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const waiting = waitsFor(order)
  const { isAtDesk } = usePermissions()
  return (
    <>
      {order.confirmation.at && waiting !== 'confirmation' && (
        <Section title={t('confirmation')}>
          <ConfirmationPart order={order} />
        </Section>
      )}
      <ShortPart order={order} />
      <AdvancesPart key={order._id} order={order} />
      {order.documents && (
        <Section title={t('documents')}>
          <DocumentsPart order={order} />
        </Section>
      )}
      {(order.shipment ?? (isAtDesk && ruleOf(order.status).money === 'due')) &&
        waiting !== 'shipment' && (
          <Section title={t('shipment')}>
            <ShipmentPart order={order} look="column" />
          </Section>
        )}
    </>
  )
}
