import type { OrderReturn } from '@bartan/contract/orders/schema'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useOrderForm } from '../order-desk/use-order-form.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from './texts.ts'

const styles = {
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
      className={styles.form}
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
      button={{ className: styles.button, size: 'sm', variant: 'outline' }}
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
export const ReturnPickup = ({ orderId, asked }: ReturnPickupProps) => {
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
      <summary className={styles.title}>{told ?? t('notePickup')}</summary>
      <PickupForm orderId={orderId} asked={asked} />
    </details>
  )
}
