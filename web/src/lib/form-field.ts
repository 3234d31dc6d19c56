import {
  get,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'

/** What a labeled input takes of a form: its registration, and why what was typed is refused. */
export const fieldOf = <Values extends FieldValues, Name extends FieldPath<Values>>(
  { register, formState: { errors } }: Pick<UseFormReturn<Values>, 'register' | 'formState'>,
  name: Name,
  rules?: RegisterOptions<Values, Name>,
) => {
  const error: FieldError | undefined = get(errors, name)
  return { ...register(name, rules), error: error?.message }
}

/**
 * To call after a field was filled in for its user, who may be in it by then: selects the text, so that what they type
 * replaces it, and isn't added to it.
 */
export const selectFilled = (name: string): void => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && activeElement.name === name)
    activeElement.select()
}
