import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { COUNTRY, type Pin } from '@bartan/contract/shared/pin'
import type { User } from '@bartan/contract/users/schema'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { StateField } from '#components/commerce/place/state-field.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { translateValue } from '#i18n/translate.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { formResolver } from '#lib/form-resolver.ts'
import { useFormDraft } from '#lib/storage/use-form-draft.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { addressDraft } from '../checkout-drafts.ts'
import { deliverySchema, type Delivery } from '../delivery-schema.ts'
import { firstAddress } from '../first-address.ts'
import { useText } from '../texts.ts'
import { AddressLines } from './address-lines.tsx'
import { BusinessBuyer } from './business-buyer.tsx'
import { PostalCode } from './postal-code.tsx'

const styles = {
  root: grid({ gap: '4', gridTemplateColumns: { base: '1', sm: '2' } }),
  wide: css({ gridColumn: '1 / -1' }),
  last: css({ fontSize: 'sm', color: 'ink.soft' }),
}

type AddressFormProps = {
  id: string
  user: User
  lastAddress: ShippingAddress | undefined
  onSubmit: (delivery: Delivery) => Promise<void>
  /** Called with the PIN code as it is typed, because delivery and fee depend on it. */
  onPin: (pin: Pin | undefined) => void
}

/** In the form's order: the first invalid field gets the focus. */
const FIELDS = [
  'postalCode',
  'city',
  'state',
  'address',
  'firstName',
  'lastName',
  'phone',
  'country',
  'buyerGstin',
  'buyerName',
] as const satisfies readonly (keyof Delivery)[]

/**
 * Delivery address: the required fields of spec §3, the PIN code first. Its submit button is in the order summary.
 */
export const AddressForm = ({ id, user, lastAddress, onSubmit, onPin }: AddressFormProps) => {
  const t = useText()
  const initial = useMemo(() => firstAddress(user, lastAddress), [user, lastAddress])
  const form = useForm({
    resolver: formResolver(t.language, deliverySchema),
    values: initial,
    // An address that loads late must not overwrite typed values.
    resetOptions: { keepDirtyValues: true },
  })
  useFormDraft(form, addressDraft)
  const { errors } = form.formState
  const { register } = form

  const submit = form.handleSubmit((delivery) =>
    onSubmit(delivery).catch((error: unknown) => {
      showServerError(t.language, form, FIELDS, error)
      form.clearErrors('root')
    }),
  )

  return (
    <form className={styles.root} id={id} noValidate onSubmit={(event) => void submit(event)}>
      {lastAddress && <p className={cx(styles.wide, styles.last)}>{t('lastAddress')}</p>}
      <PostalCode form={form} onPin={onPin} />
      <FormField label={t('city')} error={errors.city?.message}>
        {(control) => <Input {...control} {...register('city')} autoComplete="address-level2" />}
      </FormField>
      <div className={styles.wide}>
        <StateField form={form} />
      </div>
      <div className={grid({ gap: '4', gridColumn: '1 / -1' })}>
        <AddressLines control={form.control} />
      </div>
      <FormField label={t('firstName')} error={errors.firstName?.message}>
        {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
      </FormField>
      <FormField label={t('lastName')} error={errors.lastName?.message}>
        {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
      </FormField>
      <FormField label={t('phone')} error={errors.phone?.message} hint={t('phoneWhy')}>
        {(control) => (
          <Input {...control} {...register('phone')} type="tel" autoComplete="tel-national" />
        )}
      </FormField>
      {/* The shop delivers only in India. */}
      <FormField label={t('country')} error={errors.country?.message}>
        {(control) => <Input {...control} value={translateValue(t.language, COUNTRY)} readOnly />}
      </FormField>
      <div className={styles.wide}>
        <BusinessBuyer form={form} />
      </div>
    </form>
  )
}
