import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useEffect, useState } from 'react'
import { BusyButton, Button, OutsideLink } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SuggestingField } from '#components/ui/form/labeled-fields.tsx'
import { useActionForm } from '#components/ui/form/use-action-form.ts'
import { call } from '#lib/api/api-client.ts'
import { takeFocus, takeFocusIn } from '#lib/browser/take-focus.ts'
import { fieldOf } from '#lib/form-field.ts'
import { css, cva } from '#styled-system/css'
import { flex, grid } from '#styled-system/patterns'
import { AwbField } from '../steps/awb-field.tsx'
import { rememberCourier, useCouriers } from '../steps/use-couriers.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from './texts.ts'
import { useOrderForm } from './use-order-change.ts'

const formStyles = cva({
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    look: {
      row: {
        columnGap: '3',
        gridTemplateColumns: {
          base: 'repeat(12, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr)) auto',
        },
        gridTemplateAreas: {
          base: `"${'courier '.repeat(5)}${'link '.repeat(7)}" "${'awb '.repeat(8)}${'save '.repeat(4)}"`,
          md: '"courier link awb save"',
        },
      },
      column: { gridTemplateColumns: '1', gridTemplateAreas: '"courier" "link" "awb" "save"' },
    },
  },
})

type Look = 'row' | 'column'

const NAMES = ['courier', 'awb', 'trackUrl'] as const

type ShipmentFormProps = {
  order: StaffOrder
  look: Look
  /** Whether what is noted already is changed. */
  isChange: boolean
  onClose: () => void
}

const ShipmentForm = ({ order, look, isChange, onClose }: ShipmentFormProps) => {
  const t = useText()
  const { courier = '', awb = '', trackUrl = '' } = order.shipment ?? {}
  const { send, onFailed } = useOrderForm(order._id)
  const { couriers, usual } = useCouriers()
  const { form, submit } = useActionForm(
    {
      // The order may be read again while the form is open.
      start: { courier: courier || usual, awb, trackUrl, was: { courier, awb } },
      call: (parcel) =>
        send(() =>
          call('PUT /api/admin/orders/:id/shipment', {
            params: { id: order._id },
            body: { ...parcel, from: order.status },
          }),
        ),
      onFailed,
      onDone: (_reply, sent) => {
        rememberCourier(sent.getValues('courier').trim())
        onClose()
      },
    },
    NAMES,
  )
  const { errors, isSubmitting } = form.formState
  // The settings may answer later than the form is shown.
  useEffect(() => {
    if (form.getValues('courier') === '') form.setValue('courier', usual)
  }, [form, usual])
  return (
    <form
      className={formStyles({ look })}
      ref={isChange ? takeFocusIn : undefined}
      noValidate
      onSubmit={submit}
    >
      <div className={css({ gridArea: 'courier', minW: '0' })}>
        <SuggestingField
          label={t('courier')}
          options={couriers}
          {...fieldOf(form, 'courier', {
            validate: (typed) => typed.trim() !== '' || t('courierMissing'),
          })}
          autoComplete="off"
        />
      </div>
      <div className={css({ gridArea: 'link', minW: '0' })}>
        <InputField
          label={t('trackUrl')}
          isOptional
          {...fieldOf(form, 'trackUrl', {
            validate: (typed) => typed === '' || /^https?:\/\//.test(typed) || t('linkWrong'),
          })}
          type="url"
          placeholder="https://"
        />
      </div>
      <div className={css({ gridArea: 'awb', minW: '0' })}>
        <AwbField
          error={errors.awb?.message}
          input={form.register('awb', {
            validate: (typed) => typed.trim() !== '' || t('awbMissing'),
          })}
          onCode={(code) => form.setValue('awb', code)}
        />
        {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      </div>
      <div className={flex({ gridArea: 'save', alignSelf: 'end', gap: '2' })}>
        {isChange && (
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
        <BusyButton className={css({ flex: '1' })} type="submit" isBusy={isSubmitting}>
          {t(ruleOf(order.status).leftShop ? 'save' : 'ship')}
        </BusyButton>
      </div>
    </form>
  )
}

/** Courier and tracking number of the parcel; setting them ships the order. */
export const ShipmentPart = ({ order, look }: { order: StaffOrder; look: Look }) => {
  const t = useText()
  // Undefined until the first change.
  const [isEditing, setEditing] = useState<boolean>()
  const { isAtDesk } = usePermissions()
  const { shipment } = order
  if (isEditing || !shipment)
    return (
      <ShipmentForm
        order={order}
        look={look}
        isChange={isEditing === true}
        onClose={() => setEditing(false)}
      />
    )
  return (
    <div className={grid({ gap: '1', justifyItems: 'start' })}>
      <p>{shipment.courier}</p>
      <p className={css({ overflowWrap: 'anywhere', fontWeight: 'semibold' })}>{shipment.awb}</p>
      {shipment.trackUrl && (
        <OutsideLink href={shipment.trackUrl} target="_blank" rel="noreferrer">
          {t('track')}
        </OutsideLink>
      )}
      {isAtDesk && (
        <Button
          ref={isEditing === false ? takeFocus : undefined}
          variant="outline"
          size="sm"
          onClick={() => setEditing(true)}
        >
          {t('change')}
        </Button>
      )}
    </div>
  )
}
