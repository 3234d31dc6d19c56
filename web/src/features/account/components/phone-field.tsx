import { PHONE_LENGTH } from '@bartan/contract/account-rules'
import { FormField, Input } from '../../../components/form-field.tsx'
import { copy } from '../copy.ts'
import type { ComponentProps } from 'react'

type PhoneFieldProps = Omit<ComponentProps<typeof Input>, 'type'> & { error: string | undefined }

/** Ten digits, on a numeric keypad. No maxLength: it would cut a pasted +91 number silently, at the wrong end. */
export const PhoneField = ({ error, ...input }: PhoneFieldProps) => (
  <FormField label={copy('phone')} error={error}>
    {(control) => (
      <Input
        {...control}
        {...input}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={copy('phoneDigits', { count: PHONE_LENGTH })}
      />
    )}
  </FormField>
)
