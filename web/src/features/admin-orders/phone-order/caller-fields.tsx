import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { StateField } from '#components/commerce/place/state-field.tsx'
import type { Input } from '#components/ui/form/form-field.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { fieldOf } from '#lib/form-field.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import type { CallerFields as Fields } from './phone-order-rules.ts'

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
