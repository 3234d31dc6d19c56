import {
  PLAIN_FIELDS,
  PLAIN_NAMES,
  isPlainText,
  type PlainName,
} from '@bartan/contract/products/fields/plain-fields'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { labelOf } from './product-fields.ts'
import { TextField, type TextFieldProps } from './product-text-field.tsx'

/** Fields with an input of their own in product-text-fields.tsx. */
const OWN = ['material', 'weight', 'returnable'] as const satisfies readonly PlainName[]
export type OwnPlainName = (typeof OWN)[number]

const OTHERS = PLAIN_NAMES.filter((name) => !OWN.some((own) => own === name))

/** Of them, those that are typed. */
export const OTHER_TEXT_NAMES = OTHERS.filter(isPlainText)

type PlainInputsProps = Pick<TextFieldProps, 'form' | 'kind'>

/** The inputs of all other fields, by their kinds alone. */
export const PlainInputs = ({ form, kind }: PlainInputsProps) => {
  const language = useLanguage()
  return OTHERS.map((name) =>
    isPlainText(name) ? (
      <TextField
        key={name}
        form={form}
        kind={kind}
        name={name}
        inputMode={PLAIN_FIELDS[name].kind === 'number' ? 'numeric' : undefined}
      />
    ) : (
      <CheckboxField key={name} {...form.register(name)} label={labelOf(language, name)} />
    ),
  )
}
