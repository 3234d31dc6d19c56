import { useId, type ComponentProps, type ReactNode } from 'react'
import { FormField, Input, Select, TextArea, type FormFieldProps } from './form-field.tsx'
import { OptionSelect } from './option-select.tsx'

type LabelProps = Omit<FormFieldProps, 'children'>

const labeled =
  <P extends object>(Control: (props: P) => ReactNode) =>
  ({ label, error, hint, isOptional, ...props }: P & LabelProps) => (
    <FormField label={label} error={error} hint={hint} isOptional={isOptional}>
      {(control) => <Control {...control} {...(props as unknown as P)} />}
    </FormField>
  )

type SuggestingProps = ComponentProps<typeof Input> & {
  /** Suggestions while typing; any other text is accepted. */
  options?: readonly string[] | undefined
}

const Suggesting = ({ options, ...input }: SuggestingProps) => {
  const id = useId()
  const list = options?.length ? id : undefined
  return (
    <>
      <Input autoComplete="off" {...input} list={list} />
      {list && (
        <datalist id={list}>
          {options?.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

/**
 * `<InputField label="Name" error={…} {...register('name')} />`. react-hook-form focuses the first invalid field in
 * order of registration: if a component's fields come first, FormField registers them in that order.
 */
export const InputField = labeled(Input)
export const SuggestingField = labeled(Suggesting)
export const TextAreaField = labeled(TextArea)
export const SelectField = labeled(Select)
export const OptionField = labeled(OptionSelect)
