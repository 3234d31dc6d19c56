import { Fragment, type ComponentProps, type ComponentType, type ReactNode, type Ref } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldOf } from '#lib/form-field.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { BusyButton, Button } from '../elements.tsx'
import { useText } from '../texts.ts'
import { FormAlert } from './form-alert.tsx'
import { FormAnswer } from './form-answer.tsx'
import { InputField, OptionField, TextAreaField } from './labeled-fields.tsx'
import { useActionForm, type FormAction } from './use-action-form.ts'

const styles = { root: grid({ gap: '4' }) }

type Control = Omit<ComponentProps<typeof InputField>, 'name' | 'ref' | 'error'>

/** With `rows` a text area, with `options` a select, else an input. */
type LabeledField = Control & {
  /** Why it can't stay empty or as it is, where no rules say it. */
  missing?: string
  validate?: (typed: string) => string | true
  rows?: number
  options?: readonly (readonly [value: string, text: string])[]
}

type Registered = ReturnType<typeof fieldOf<FieldValues, string>>

type Special<Values extends FieldValues, Sent> = (
  field: Registered,
  form: UseFormReturn<Values, unknown, Sent>,
) => ReactNode

export type ActionFormProps<Values extends FieldValues, Sent, Reply> = FormAction<
  Values,
  Sent,
  Reply
> & {
  className?: string | undefined
  ref?: Ref<HTMLFormElement>
  /** Above the fields. */
  about?: ReactNode
  /** In order: the first at fault gets the focus. A function renders a control of its own. */
  fields: Partial<Record<FieldPath<Values>, LabeledField | Special<Values, Sent>>>
  /** Between the fields and the button. */
  children?: ReactNode
  /** The button's text, and while it is sent. */
  label: string | readonly [rest: string, busy: string]
  button?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'className'>
  /** Adds a button that leaves the form. */
  onCancel?: (() => void) | undefined
  cancelLabel?: string
  /** Lays out the buttons of a form that has several. */
  Foot?: ComponentType<{ children: ReactNode }>
  /** The server's answer is below the button, in a space that is reserved; usually it is above. */
  isAnsweredBelow?: boolean
}

const ActionField = ({ rows, options, ...field }: LabeledField & Registered) => {
  const { label, ...other } = field
  if (options) return <OptionField label={label} {...(other as object)} options={options} />
  if (rows) return <TextAreaField label={label} {...(other as object)} rows={rows} />
  return <InputField {...field} />
}

/**
 * A form that asks, checks by its rules, calls, and closes or says why not: faults at their fields, others beside the
 * button, which waits meanwhile.
 */
export const ActionForm = <Values extends FieldValues, Sent = Values, Reply = unknown>(
  props: ActionFormProps<Values, Sent, Reply>,
) => {
  const t = useText()
  const { className, ref, about, fields, children, label, button, onCancel } = props
  const { cancelLabel = t('cancel'), Foot = Fragment, isAnsweredBelow = false } = props
  const names = Object.keys(fields) as FieldPath<Values>[]
  const { form, submit } = useActionForm(props, names)
  const { errors, isSubmitting: isBusy } = form.formState
  const answer = errors.root && (
    <div className={css({ gridColumn: '1 / -1' })}>
      <FormAlert>{errors.root.message}</FormAlert>
    </div>
  )
  const [rest, busy] = typeof label === 'string' ? [label, label] : label
  return (
    <form className={cx(styles.root, className)} ref={ref} noValidate onSubmit={submit}>
      {about}
      {names.map((name) => {
        const field: Special<Values, Sent> | LabeledField | undefined = fields[name]
        if (!field || typeof field === 'function')
          return <Fragment key={name}>{field?.(fieldOf(form, name), form)}</Fragment>
        const { missing, validate, ...labeled } = field
        const registered = fieldOf(form, name, {
          validate: (typed) => {
            const text = String(typed)
            return missing && text.trim() === '' ? missing : (validate?.(text) ?? true)
          },
        })
        return <ActionField key={name} {...labeled} {...registered} />
      })}
      {children}
      {!isAnsweredBelow && answer}
      <Foot>
        {onCancel && (
          <Button variant="outline" size={button?.size} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <BusyButton {...button} type="submit" isBusy={isBusy}>
          {isBusy ? busy : rest}
        </BusyButton>
      </Foot>
      {isAnsweredBelow && <FormAnswer isBusy={isBusy}>{answer}</FormAnswer>}
    </form>
  )
}
