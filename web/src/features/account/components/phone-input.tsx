import { PHONE_LENGTH } from '@bartan/contract/account-rules'
import { Input } from '../../../components/form-field.tsx'
import type { ComponentProps } from 'react'

/** Ten digits, on a numeric keypad. No maxLength: it would cut a pasted +91 number silently, at the wrong end. */
export const PhoneInput = (props: ComponentProps<typeof Input>) => (
  <Input
    {...props}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    placeholder={`${PHONE_LENGTH} digits`}
  />
)
