import type { Account } from '@bartan/contract/admin-users/endpoints'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { StateField } from '#components/commerce/place/state-field.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import type { Input } from '#components/ui/form/form-field.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { formatAge } from '#components/ui/format-date.ts'
import { useNow } from '#lib/clock.ts'
import { fieldOf } from '#lib/form-field.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import type { CallerFields as Fields } from './phone-order-rules.ts'

const callerAccountStyles = { root: css({ p: '4', bg: 'saffron.tint', borderRadius: 'md' }) }

type CallerAccountProps = {
  /** The account with the caller's phone number. */
  account: Account
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** A phone number proves nothing: staff ask the caller before the account gets to see the order and its address. */
export const CallerAccount = ({ account, isConfirmed, onConfirm }: CallerAccountProps) => {
  const t = useText()
  const now = useNow()
  const { name, createdAt } = account
  return (
    <fieldset className={callerAccountStyles.root} aria-label={t('account')}>
      <p className={css({ mb: '3', fontSize: 'sm' })}>
        {t('accountFound', { name, age: formatAge(t.language, createdAt, now) })}
      </p>
      <CheckboxField
        label={t('isCaller', { name })}
        hint={t('isCallerWhy', { name })}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </fieldset>
  )
}

const styles = {
  wide: css({ gridColumn: '1 / -1' }),
  root: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
}

type Form = UseFormReturn<Fields, unknown, Fields>

type FieldProps = Omit<ComponentProps<typeof Input>, 'form'> & {
  form: Form
  name: keyof Fields
  label: string
  isWide?: boolean
  isOptional?: boolean
}

const Field = ({ form, name, label, isWide = false, isOptional = false, ...input }: FieldProps) => (
  <div className={cx(isWide && styles.wide)}>
    <InputField
      label={label}
      isOptional={isOptional}
      {...input}
      {...fieldOf(form, name)}
      autoComplete="off"
    />
  </div>
)

/** Who the order is for, and where it goes: in the one country to which the shop delivers. */
export const CallerFields = ({ form }: { form: Form }) => {
  const t = useText()
  return (
    <div className={styles.root}>
      <Field form={form} name="phone" label={t('phone')} type="tel" isWide />
      <Field form={form} name="firstName" label={t('firstName')} />
      <Field form={form} name="lastName" label={t('lastName')} />
      <Field form={form} name="email" label={t('email')} type="email" isOptional isWide />
      <Field form={form} name="address" label={t('address')} isWide />
      <Field form={form} name="city" label={t('city')} />
      <Field form={form} name="postalCode" label={t('postalCode')} inputMode="numeric" />
      <div className={styles.wide}>
        <StateField form={form} />
      </div>
      <Field form={form} name="buyerGstin" label={t('buyerGstin')} isOptional isWide />
      {Boolean(form.watch('buyerGstin')) && (
        <Field form={form} name="buyerName" label={t('buyerName')} isOptional isWide />
      )}
    </div>
  )
}
