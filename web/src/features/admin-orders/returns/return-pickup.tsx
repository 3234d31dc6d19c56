import type { OrderReturn } from '@bartan/contract/orders/schema'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { fieldOf } from '#lib/form-field.ts'
import { css } from '#styled-system/css'
import { useOrderForm } from '../order-desk/use-order-form.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from './texts.ts'

const styles = {
  root: css({ mt: '3' }),
  title: css({ py: '2', cursor: 'pointer', fontWeight: 'medium', overflowWrap: 'anywhere' }),
  form: css({
    display: 'grid',
    gap: '3',
    mt: '1',
    alignItems: 'start',
    gridTemplateColumns: 'fields',
  }),
  button: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
  fault: css({ gridColumn: '1 / -1' }),
  parcel: css({ mt: '2', overflowWrap: 'anywhere' }),
}

const NAMES = ['courier', 'awb'] as const

type ReturnPickupProps = { orderId: string; asked: OrderReturn }

const PickupForm = ({ orderId, asked }: ReturnPickupProps) => {
  const t = useText()
  const { form, submit } = useOrderForm({
    id: orderId,
    values: { courier: asked.pickup?.courier ?? '', awb: asked.pickup?.awb ?? '' },
    names: NAMES,
    send: ({ courier, awb }) =>
      call('PUT /api/admin/orders/:id/return/pickup', {
        params: { id: orderId },
        body: { courier: courier.trim(), awb: awb.trim() },
      }),
    onSaved: () => toast.success(t('pickupNoted')),
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <InputField
        label={t('courier')}
        {...fieldOf(form, 'courier', {
          validate: (typed) => typed.trim() !== '' || t('courierMissing'),
        })}
        maxLength={60}
        autoComplete="off"
      />
      <InputField
        label={t('awb')}
        isOptional
        {...fieldOf(form, 'awb')}
        maxLength={60}
        autoComplete="off"
      />
      <BusyButton
        className={styles.button}
        type="submit"
        size="sm"
        variant="outline"
        isBusy={isSubmitting}
      >
        {t('savePickup')}
      </BusyButton>
      {errors.root && (
        <div className={styles.fault}>
          <FormAlert>{errors.root.message}</FormAlert>
        </div>
      )}
    </form>
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
    return told && <p className={styles.parcel}>{told}</p>
  return (
    <details className={styles.root}>
      {/* What is noted stands in the place of the request, and so moves nothing. */}
      <summary className={styles.title}>{told ?? t('notePickup')}</summary>
      <PickupForm orderId={orderId} asked={asked} />
    </details>
  )
}
