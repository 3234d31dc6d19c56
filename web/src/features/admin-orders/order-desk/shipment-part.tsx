import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { OutsideLink } from '#components/ui/link.tsx'
import { call } from '#lib/api/api-client.ts'
import { ScanButton } from './scan-button.tsx'
import { t } from './texts.ts'
import { useOrderForm } from './use-order-form.ts'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  form: css({ display: 'grid', gap: '4' }),
  number: css({ display: 'flex', gap: '2', '& > input': { flex: '1', minW: '0' } }),
  shown: css({ display: 'grid', gap: '1', justifyItems: 'start' }),
  awb: css({ overflowWrap: 'anywhere', fontWeight: 'semibold' }),
}

const NAMES = ['courier', 'awb', 'trackUrl'] as const

const ShipmentForm = ({ order, onSaved }: { order: StaffOrder; onSaved: () => void }) => {
  const { courier = '', awb = '', trackUrl = '' } = order.shipment ?? {}
  const { form, submit } = useOrderForm({
    id: order._id,
    values: { courier, awb, trackUrl },
    names: NAMES,
    send: (parcel) =>
      call('PUT /api/admin/orders/:id/shipment', {
        params: { id: order._id },
        body: { ...parcel, from: order.status },
      }),
    onSaved,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t('courier')} error={errors.courier?.message}>
        {(control) => <Input {...control} {...form.register('courier')} autoComplete="off" />}
      </FormField>
      <FormField label={t('awb')} error={errors.awb?.message}>
        {(control) => (
          <div className={styles.number}>
            <Input {...control} {...form.register('awb')} autoComplete="off" />
            <ScanButton onCode={(code) => form.setValue('awb', code)} />
          </div>
        )}
      </FormField>
      <FormField label={t('trackUrl')} isOptional error={errors.trackUrl?.message}>
        {(control) => (
          <Input {...control} {...form.register('trackUrl')} type="url" placeholder="https://" />
        )}
      </FormField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <BusyButton type="submit" isBusy={isSubmitting}>
        {t(order.status === 'Processing' ? 'ship' : 'save')}
      </BusyButton>
    </form>
  )
}

/** Who carries the parcel, under which number. To set it ships the order. */
export const ShipmentPart = ({ order }: { order: StaffOrder }) => {
  const [isEditing, setEditing] = useState(false)
  const { shipment } = order
  if (isEditing || !shipment)
    return <ShipmentForm order={order} onSaved={() => setEditing(false)} />
  return (
    <div className={styles.shown}>
      <p>{shipment.courier}</p>
      <p className={styles.awb}>{shipment.awb}</p>
      {shipment.trackUrl && (
        <OutsideLink href={shipment.trackUrl} target="_blank" rel="noreferrer">
          {t('track')}
        </OutsideLink>
      )}
      <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
        {t('change')}
      </Button>
    </div>
  )
}
