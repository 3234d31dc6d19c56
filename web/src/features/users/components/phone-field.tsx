import { PHONE_LENGTH } from '@bartan/contract/users/rules'
import { FormField, Input } from '#components/ui/form-field.tsx'
import { copy } from '../copy.ts'
import type { ComponentProps } from 'react'

type PhoneFieldProps = Omit<ComponentProps<typeof Input>, 'type'> & { error: string | undefined }

/** Ten digits, with whatever people write around them: no maxLength, which would cut a pasted +91 number. */
export const PhoneField = ({ error, ...input }: PhoneFieldProps) => (
  <FormField label={copy('phone')} error={error}>
    {(control) => (
      <Input
        {...control}
        {...input}
        type="tel"
        autoComplete="tel-national"
        placeholder={copy('phoneDigits', { count: PHONE_LENGTH })}
      />
    )}
  </FormField>
)
