import type { StaffOrder } from '@bartan/contract/orders/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { Section } from '../order-desk/section.tsx'
import { useOrderForm } from '../order-desk/use-order-change.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { AdvanceForm } from './advance-form.tsx'
import { shortOf } from './short-of.ts'
import { useText } from './texts.ts'

const styles = { parts: grid({ gap: '4' }), sum: css({ fontWeight: 'semibold' }) }

const WriteOff = ({ orderId, sum }: { orderId: string; sum: string }) => {
  const t = useText()
  const { send, onFailed } = useOrderForm(orderId)
  return (
    <ActionForm
      start={{ reason: '' }}
      fields={{
        reason: {
          label: t('whyWrittenOff'),
          missing: t('whyMissing'),
          maxLength: 200,
          autoComplete: 'off',
        },
      }}
      label={t('writeOff', { sum })}
      button={{ className: css({ justifySelf: 'start' }), size: 'sm', variant: 'outline' }}
      call={({ reason }) =>
        send(() =>
          call('POST /api/admin/orders/:id/account/write-off', {
            params: { id: orderId },
            body: { reason: reason.trim() },
          }),
        )
      }
      onFailed={onFailed}
      onDone={() => toast.success(t('writtenOff'))}
    />
  )
}

/** What was not collected of a delivered order, until it is paid or written off. */
export const ShortPart = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const short = shortOf(order)
  const { paysBack: maySettle } = usePermissions()
  if (!short) return null
  const sum = formatRupees(short)
  return (
    <Section title={t('shortTitle')}>
      <div className={styles.parts}>
        <p className={styles.sum}>{t('short', { sum })}</p>
        {maySettle && <AdvanceForm orderId={order._id} owed={short} />}
        {maySettle && <WriteOff orderId={order._id} sum={sum} />}
      </div>
    </Section>
  )
}
