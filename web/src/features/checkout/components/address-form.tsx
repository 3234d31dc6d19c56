import { isIndia } from '@bartan/contract/checkout/pin'
import { pinOf } from '@bartan/contract/settings/pin-rules'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormField, Input, TextArea } from '#components/ui/form/form-field.tsx'
import { formResolver } from '#lib/form-resolver.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { useFormDraft } from '#lib/storage/use-form-draft.ts'
import { addressDraft } from '../checkout-drafts.ts'
import { t } from '../texts.ts'
import { deliverySchema } from '../delivery-schema.ts'
import { firstAddress } from '../first-address.ts'
import { Arrival } from './arrival.tsx'
import { BusinessBuyer } from './business-buyer.tsx'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import type { Delivery } from '../delivery-schema.ts'
import type { User } from '@bartan/contract/users/schema'
import type { UseFormReturn } from 'react-hook-form'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  }),
  wide: css({ gridColumn: '1 / -1' }),
  textArea: css({ resize: 'vertical' }),
}

type AddressFormProps = {
  id: string
  user: User
  lastAddress: ShippingAddress | undefined
  onSubmit: (delivery: Delivery) => Promise<void>
}

const FIELDS = [
  'firstName',
  'lastName',
  'address',
  'city',
  'postalCode',
  'country',
  'phone',
  'buyerGstin',
] as const satisfies readonly (keyof Delivery)[]

/** In India this is a PIN, which implies the state: one field less to fill in. */
const PostalCode = ({ form }: { form: UseFormReturn<Delivery> }) => {
  const [country, postalCode] = useWatch({
    control: form.control,
    name: ['country', 'postalCode'],
  })
  return (
    <FormField
      label={t('postalCode')}
      error={form.formState.errors.postalCode?.message}
      hint={pinOf({ country, postalCode }) && <Arrival address={{ country, postalCode }} />}
    >
      {(control) => (
        <Input
          {...control}
          {...form.register('postalCode')}
          autoComplete="postal-code"
          inputMode={isIndia(country) ? 'numeric' : 'text'}
        />
      )}
    </FormField>
  )
}

/** The delivery address: the fields of spec §3, all required. Its button is in the order summary. */
export const AddressForm = ({ id, user, lastAddress, onSubmit }: AddressFormProps) => {
  const initial = useMemo(() => firstAddress(user, lastAddress), [user, lastAddress])
  const form = useForm({
    resolver: formResolver(deliverySchema),
    values: initial,
    // An address that arrives late must not overwrite what is being typed.
    resetOptions: { keepDirtyValues: true },
  })
  useFormDraft(form, addressDraft, FIELDS)
  const { errors } = form.formState
  const { register } = form

  const submit = form.handleSubmit((delivery) =>
    onSubmit(delivery).catch((error: unknown) => {
      showServerError(form, FIELDS, error)
      form.clearErrors('root')
    }),
  )

  return (
    <form className={styles.root} id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t('firstName')} error={errors.firstName?.message}>
        {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
      </FormField>
      <FormField label={t('lastName')} error={errors.lastName?.message}>
        {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
      </FormField>
      <div className={styles.wide}>
        <FormField label={t('address')} error={errors.address?.message}>
          {(control) => (
            <TextArea
              className={styles.textArea}
              {...control}
              {...register('address')}
              rows={2}
              autoComplete="street-address"
            />
          )}
        </FormField>
      </div>
      <FormField label={t('city')} error={errors.city?.message}>
        {(control) => <Input {...control} {...register('city')} autoComplete="address-level2" />}
      </FormField>
      <PostalCode form={form} />
      <FormField label={t('country')} error={errors.country?.message}>
        {(control) => <Input {...control} {...register('country')} autoComplete="country-name" />}
      </FormField>
      <FormField label={t('phone')} error={errors.phone?.message} hint={t('phoneWhy')}>
        {(control) => (
          <Input {...control} {...register('phone')} type="tel" autoComplete="tel-national" />
        )}
      </FormField>
      <div className={styles.wide}>
        <BusinessBuyer form={form} />
      </div>
    </form>
  )
}
