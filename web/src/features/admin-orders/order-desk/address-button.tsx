import { shippingAddressSchema } from '@bartan/contract/orders/address-schema'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { optionalText } from '@bartan/contract/shared/field'
import { optionalGstinSchema } from '@bartan/contract/shared/gstin-schema'
import { COUNTRY } from '@bartan/contract/shared/pin'
import { was } from '@bartan/contract/shared/was-schema'
import { useState, type ReactNode } from 'react'
import { StateField } from '#components/commerce/place/state-field.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { ActionDialog } from '#components/ui/overlay/action-dialog.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { css } from '#styled-system/css'
import { useText as useSharedText } from '../texts.ts'
import { useText } from './texts.ts'
import { useOrderForm } from './use-order-change.ts'

const styles = {
  // A focused field isn't behind the buttons.
  form: css({ '& input': { scrollMarginBottom: '24' } }),
  // Stays visible below a form that faults make longer than the screen; extends over the dialog's padding.
  foot: css({
    position: 'sticky',
    bottom: '0',
    zIndex: 'raised',
    mx: '-6',
    mb: '-6',
    px: '6',
    pt: '3',
    pb: '6',
    bg: 'paper',
    borderTopWidth: '1px',
  }),
  // As tall as the button that it replaces.
  fixed: css({
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'tap', lg: 'tap.sm' },
    fontSize: 'sm',
    color: 'ink.soft',
  }),
}

const rules = rulesOf(
  shippingAddressSchema.safeExtend({
    buyerGstin: optionalGstinSchema,
    buyerName: optionalText('buyerName', 100),
    was,
  }),
)

const Foot = ({ children }: { children: ReactNode }) => (
  <DialogActions className={styles.foot}>{children}</DialogActions>
)

/** What of name and address would be missing on paper. */
const Unprintable = ({ order: { unprintable } }: { order: StaffOrder }) => {
  const t = useText()
  return (
    unprintable && <FormAlert>{t('unprintable', { letters: unprintable.join(' ') })}</FormAlert>
  )
}

/** Button for correcting the delivery address; after shipping, a note in the same place. */
export const AddressButton = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const shared = useSharedText()
  const { send, onFailed } = useOrderForm(order._id)
  const [opening, setOpening] = useState(0)
  const seen = {
    ...order.shippingAddress,
    buyerGstin: order.buyerGstin ?? '',
    buyerName: order.buyerName ?? '',
  }
  if (!ruleOf(order.status).editable) return <p className={styles.fixed}>{t('addressFixed')}</p>
  const field = (name: Parameters<typeof shared>[0], isOptional = false) => ({
    label: shared(name),
    isOptional,
    autoComplete: 'off',
  })
  return (
    <>
      <Unprintable order={order} />
      <ActionDialog
        key={opening}
        opener={{ variant: 'outline', size: 'sm', children: t('correctAddress') }}
        look="sheet"
        title={t('correctAddress')}
        size="small"
        className={styles.form}
        rules={rules}
        // The order may be read again while the form is open.
        start={{ ...seen, country: COUNTRY, was: seen }}
        fields={{
          firstName: field('firstName'),
          lastName: field('lastName'),
          address: field('address'),
          city: field('city'),
          postalCode: field('postalCode'),
          state: (_, form) => <StateField form={form} />,
          phone: field('phone'),
          buyerGstin: field('buyerGstin', true),
          buyerName: field('buyerName', true),
        }}
        label={t('save')}
        Foot={Foot}
        call={(body) =>
          send(() => call('PUT /api/admin/orders/:id/address', { params: { id: order._id }, body }))
        }
        onFailed={(error) => {
          const isStale = onFailed(error)
          // Closes it: opened again, it has what is there now.
          if (isStale) setOpening(opening + 1)
          return isStale
        }}
        onDone={() => toast.success(t('addressSaved'))}
      />
    </>
  )
}
