import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField, Input, TextArea } from '../../../components/form-field.tsx'
import { said } from '../../../copy/copy-of.ts'
import { copy } from '../copy.ts'
import { REQUIRED_IN, TEXT_FIELDS } from '../product-fields.ts'
import { Chips } from './chips.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormKind, ProductFields, TextName } from '../product-fields.ts'

export type ProductFormState = UseFormReturn<ProductFields>

export type TextFieldProps = {
  form: ProductFormState
  kind: FormKind
  name: TextName
  hint?: ReactNode
  placeholder?: string
  inputMode?: 'decimal' | 'numeric'
  lang?: 'hi'
  /** Suggestions while typing; any other text is accepted as well. */
  options?: readonly string[]
}

const fieldOf = ({ form, kind, name, hint }: TextFieldProps) => ({
  label: said(TEXT_FIELDS[name]),
  isOptional: !REQUIRED_IN[kind].has(name),
  error: form.formState.errors[name]?.message,
  hint,
})

export const TextField = (props: TextFieldProps) => {
  const { form, kind: _kind, name, hint: _hint, options, ...input } = props
  const listId = useId()
  return (
    <FormField {...fieldOf(props)}>
      {(control) => (
        <>
          <Input
            {...input}
            {...control}
            {...form.register(name)}
            autoComplete="off"
            list={options && listId}
          />
          {options && (
            <datalist id={listId}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  )
}

export const LongTextField = (props: TextFieldProps) => {
  const { form, name, lang } = props
  return (
    <FormField {...fieldOf(props)}>
      {(control) => <TextArea {...control} {...form.register(name)} lang={lang} rows={5} />}
    </FormField>
  )
}

/** Typed comma-separated (spec §5), shown as chips. Values that the shop already has are one press away. */
export const ListField = (props: TextFieldProps & { known: readonly string[] }) => {
  const { form, name, known } = props
  const text = useWatch({ control: form.control, name })
  return (
    <chakra.div display="grid" gap="2" alignContent="start">
      <FormField {...fieldOf(props)} hint={copy('commas')}>
        {(control) => (
          <Input
            {...control}
            {...form.register(name)}
            autoComplete="off"
            placeholder={known.slice(0, 3).join(', ')}
          />
        )}
      </FormField>
      <Chips
        text={text}
        known={known}
        onChange={(changed) => form.setValue(name, changed, { shouldDirty: true })}
      />
    </chakra.div>
  )
}
