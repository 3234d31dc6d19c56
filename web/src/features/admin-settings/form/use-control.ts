import { useText } from '../texts.ts'
import { labelAt, textAt } from '../topics/topics.ts'
import { useFormState } from './form-context.ts'
import { saidWithin } from './tree.ts'

/** What every control says of its setting, and how it changes it. */
export const useControl = (path: string) => {
  const t = useText()
  const { set, errors } = useFormState()
  const label = labelAt(path)
  const hint = textAt(path, 'Hint')
  return {
    t,
    said: {
      label: label ? t(label) : path,
      hint: hint && t(hint),
      error: saidWithin(errors, path),
    },
    set: (value: unknown) => set(path, value),
  }
}
