import type { Language } from '@bartan/contract/shop/languages'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { InputField, SuggestingField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { Chips } from './chips.tsx'
import {
  NONE_NAMES,
  REQUIRED_IN,
  labelOf,
  type FormKind,
  type ProductFields,
  type TextName,
  type NoneName,
} from './product-fields.ts'

const styles = {
  toggle: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    justifySelf: 'start',
    minH: { base: 'tap', lg: 'tap.sm' },
    px: '3',
    fontSize: 'sm',
    color: 'ink.soft',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    transition: 'quick',
    _hover: { color: 'teal', borderColor: 'teal', bg: 'teal.mist' },
    _checked: { color: 'teal.deep', bg: 'teal.tint', borderColor: 'teal', fontWeight: 'medium' },
    _focusVisible: { borderRadius: 'full' },
  }),
}

/** Answers that a product has no sizes, collection or material, which counts as an answer (spec §5). */
const NoneToggle = ({ form, name }: { form: UseFormReturn<ProductFields>; name: NoneName }) => {
  const t = useText()
  const isNone = useWatch({ control: form.control, name: `none.${name}` })
  return (
    <button
      className={styles.toggle}
      type="button"
      // A chip like its neighbors, with text inside, which an input can't have.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="checkbox"
      aria-checked={isNone}
      onClick={() => {
        form.setValue(`none.${name}`, !isNone, { shouldDirty: true })
        if (!isNone) form.setValue(name, '', { shouldDirty: true })
        form.clearErrors(name)
      }}
    >
      {isNone && <Check aria-hidden size={16} />}
      {t(`none.${name}`)}
    </button>
  )
}

export type ProductFormState = UseFormReturn<ProductFields>

export type TextFieldProps = {
  form: ProductFormState
  kind: FormKind
  name: TextName
  hint?: ReactNode
  placeholder?: string
  inputMode?: 'decimal' | 'numeric'
  /** Suggestions while typing; any other text is accepted. */
  options?: readonly string[]
}

const fieldOf = (language: Language, { form, kind, name, hint }: TextFieldProps) => ({
  label: labelOf(language, name),
  isOptional: !REQUIRED_IN[kind].has(name),
  error: form.formState.errors[name]?.message,
  hint,
})

/** The field that may be answered with "none", if it is required. */
const noneOf = ({ kind, name }: TextFieldProps) =>
  REQUIRED_IN[kind].has(name) ? NONE_NAMES.find((known) => known === name) : undefined

/** Entering a text removes the answer "none". */
const takeNoneBack = (props: TextFieldProps) => {
  const none = noneOf(props)
  if (none) props.form.setValue(`none.${none}`, false)
}

/** The field, with "none" below it where that is an answer. */
const WithNone = ({ children, ...props }: TextFieldProps & { children: ReactNode }) => {
  const none = noneOf(props)
  return (
    <div className={grid({ gap: '2', alignContent: 'start' })}>
      {children}
      {none && <NoneToggle form={props.form} name={none} />}
    </div>
  )
}

export const TextField = (props: TextFieldProps) => {
  const language = useLanguage()
  const { form, kind: _kind, name, hint: _hint, ...input } = props
  return (
    <WithNone {...props}>
      <SuggestingField
        {...input}
        {...fieldOf(language, props)}
        {...form.register(name, { onChange: () => takeNoneBack(props) })}
      />
    </WithNone>
  )
}

export const LongTextField = (props: TextFieldProps) => {
  const language = useLanguage()
  const { form, name } = props
  return <TextAreaField {...fieldOf(language, props)} {...form.register(name)} rows={5} />
}

/** Comma-separated input (spec §5), shown as chips, with suggestions from other products. */
export const ListField = (props: TextFieldProps & { known: readonly string[] }) => {
  const t = useText()
  const { form, name, known } = props
  const text = useWatch({ control: form.control, name })
  return (
    <WithNone {...props}>
      <InputField
        {...fieldOf(t.language, props)}
        hint={t('commas')}
        {...form.register(name, { onChange: () => takeNoneBack(props) })}
        autoComplete="off"
        placeholder={known.slice(0, 3).join(', ')}
      />
      <Chips
        text={text}
        known={known}
        onChange={(changed) => {
          form.setValue(name, changed, { shouldDirty: true })
          if (changed !== '') takeNoneBack(props)
        }}
      />
    </WithNone>
  )
}
