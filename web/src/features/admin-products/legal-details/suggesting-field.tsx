import { useId } from 'react'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import type { ComponentProps } from 'react'

type SuggestingFieldProps = Omit<ComponentProps<typeof Input>, 'list' | 'id'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** Offered while typing; any other text is taken as well. */
  options?: readonly string[] | undefined
}

/** A text field that a product may leave empty. */
export const SuggestingField = ({
  label,
  error,
  hint,
  options,
  ...input
}: SuggestingFieldProps) => {
  const listId = useId()
  const list = options?.length ? listId : undefined
  return (
    <FormField label={label} isOptional error={error} hint={hint}>
      {(control) => (
        <>
          <Input {...input} {...control} autoComplete="off" list={list} />
          {list && (
            <datalist id={list}>
              {options?.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  )
}
