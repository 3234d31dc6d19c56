import { shippingAddressSchema } from '@bartan/contract/orders/address-schema'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { optionalText } from '@bartan/contract/shared/field'
import { optionalGstinSchema } from '@bartan/contract/shared/gstin-schema'
import { COUNTRY } from '@bartan/contract/shared/pin'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { StateField } from '#components/commerce/place/state-field.tsx'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { formResolver } from '#lib/form-resolver.ts'
import { css } from '#styled-system/css'
import { useText as useSharedText } from '../texts.ts'
import { useText } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'

const styles = {
  form: css({
    display: 'grid',
    gap: '4',
    mt: '4',
    // A focused field isn't behind the buttons.
    '& input': { scrollMarginBottom: '24' },
  }),
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

const NAMES = [
  'firstName',
  'lastName',
  'address',
  'city',
  'postalCode',
  'state',
  'phone',
  'buyerGstin',
  'buyerName',
] as const

const addressSchema = shippingAddressSchema.safeExtend({
  buyerGstin: optionalGstinSchema,
  buyerName: optionalText('buyerName', 100),
})

const AddressForm = ({ order, onClose }: { order: StaffOrder; onClose: () => void }) => {
  const shared = useSharedText()
  const t = useText()
  const language = useLanguage()
  const { change } = useOrderChange(order._id)
  const form = useForm({
    resolver: formResolver(language, addressSchema),
    defaultValues: {
      ...order.shippingAddress,
      country: COUNTRY,
      buyerGstin: order.buyerGstin ?? '',
      buyerName: order.buyerName ?? '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    const isSaved = await change(
      () => call('PUT /api/admin/orders/:id/address', { params: { id: order._id }, body }),
      (error) => showServerError(language, form, NAMES, error),
    )
    if (!isSaved) return
    toast.success(t('addressSaved'))
    onClose()
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {NAMES.map((name) =>
        name === 'state' ? (
          <StateField key={name} form={form} />
        ) : (
          <InputField
            key={name}
            label={shared(name)}
            isOptional={name === 'buyerGstin' || name === 'buyerName'}
            {...fieldOf(form, name)}
            autoComplete="off"
          />
        ),
      )}
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <DialogActions className={styles.foot}>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <BusyButton type="submit" isBusy={isSubmitting}>
          {t('save')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}

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
  const [isOpen, setOpen] = useState(false)
  if (!ruleOf(order.status).editable) return <p className={styles.fixed}>{t('addressFixed')}</p>
  const close = () => setOpen(false)
  return (
    <>
      <Unprintable order={order} />
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('correctAddress')}
      </Button>
      <TitledDialog
        look="sheet"
        isOpen={isOpen}
        onClose={close}
        title={t('correctAddress')}
        size="small"
      >
        <AddressForm order={order} onClose={close} />
      </TitledDialog>
    </>
  )
}
