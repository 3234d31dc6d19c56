import { useId } from 'react'
import { FormField, Input, TextArea } from '#components/ui/form/form-field.tsx'
import { legalLabel } from './legal-texts.ts'
import type { LegalName } from './legal-texts.ts'
import type { ProductFormState } from '../form/product-text-field.tsx'

type LegalFieldProps = {
  form: ProductFormState
  name: LegalName
  hint?: string
  inputMode?: 'decimal' | 'numeric'
  type?: 'date'
  /** A name and an address take more than a line. */
  isLong?: boolean
  /** Suggestions; any other text is taken as well. */
  options?: readonly string[]
}

/** One legal field, with what other products say offered while typing. */
export const LegalField = ({ form, name, hint, options, isLong, ...input }: LegalFieldProps) => {
  const listId = useId()
  const error = form.formState.errors[name]?.message
  return (
    <FormField label={legalLabel(name)} isOptional error={error} hint={hint}>
      {(control) =>
        isLong ? (
          <TextArea {...control} {...form.register(name)} rows={2} />
        ) : (
          <>
            <Input
              {...input}
              {...control}
              {...form.register(name)}
              autoComplete="off"
              list={options && options.length > 0 ? listId : undefined}
            />
            {options && options.length > 0 && (
              <datalist id={listId}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </datalist>
            )}
          </>
        )
      }
    </FormField>
  )
}
