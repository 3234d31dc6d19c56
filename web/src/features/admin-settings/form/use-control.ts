import { useText } from '../texts.ts'
import { hintOf, type Field } from './field.ts'
import { useFormState } from './form-context.ts'
import { saidWithin } from './tree.ts'

/** What every control says of its setting, and how it changes it. */
export const useControl = (field: Pick<Field, 'label'>, path: string) => {
  const t = useText()
  const { set, errors } = useFormState()
  const hint = hintOf(field)
  return {
    t,
    said: { label: t(field.label), hint: hint && t(hint), error: saidWithin(errors, path) },
    set: (value: unknown) => set(path, value),
  }
}
