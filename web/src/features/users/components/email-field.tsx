import { FormField, Input } from '#components/ui/form-field.tsx'
import { copy } from '../copy.ts'
import type { ComponentProps } from 'react'

type EmailFieldProps = Omit<ComponentProps<typeof Input>, 'type'> & { error: string | undefined }

/** Always optional: customers log in with their phone. */
export const EmailField = ({ error, ...input }: EmailFieldProps) => (
  <FormField label={copy('email')} isOptional error={error}>
    {(control) => (
      <Input
        {...control}
        {...input}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
      />
    )}
  </FormField>
)
