import { PHONE_LENGTH } from '@bartan/contract/users/rules'
import type { ComponentProps } from 'react'
import type { Input } from '#components/ui/form/form-field.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { useText } from '../texts.ts'

type NameFieldProps = ComponentProps<typeof Input> & { error: string | undefined }

export const NameField = ({ error, ...input }: NameFieldProps) => {
  const t = useText()
  return <InputField label={t('name')} error={error} {...input} autoComplete="name" />
}
type PhoneFieldProps = Omit<ComponentProps<typeof Input>, 'type'> & { error: string | undefined }
/** Field for ten digits in any notation: no maxLength, which would cut a pasted +91 number. */
export const PhoneField = ({ error, ...input }: PhoneFieldProps) => {
  const t = useText()
  return (
    <InputField
      label={t('phone')}
      error={error}
      {...input}
      type="tel"
      autoComplete="tel-national"
      placeholder={t('phoneDigits', { count: PHONE_LENGTH })}
    />
  )
}

type EmailFieldProps = Omit<ComponentProps<typeof Input>, 'type'> & { error: string | undefined }

/** Always optional, because customers log in by phone number. */
export const EmailField = ({ error, ...input }: EmailFieldProps) => {
  const t = useText()
  return (
    <InputField
      label={t('email')}
      isOptional
      error={error}
      {...input}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="email"
    />
  )
}
