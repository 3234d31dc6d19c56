import { useId, type ComponentProps } from 'react'
import { FormField, Input } from '#components/ui/form/form-field.tsx'

type SuggestingFieldProps = Omit<ComponentProps<typeof Input>, 'list' | 'id'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** Suggestions while typing; any other text is accepted. */
  options?: readonly string[] | undefined
}

/** An optional text field with suggestions. */
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
