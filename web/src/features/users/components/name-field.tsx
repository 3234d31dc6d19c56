import { FormField, Input } from '#components/ui/form-field.tsx'
import { copy } from '../copy.ts'
import type { ComponentProps } from 'react'

type NameFieldProps = ComponentProps<typeof Input> & { error: string | undefined }

export const NameField = ({ error, ...input }: NameFieldProps) => (
  <FormField label={copy('name')} error={error}>
    {(control) => <Input {...control} {...input} autoComplete="name" />}
  </FormField>
)
