import type { Language } from '@bartan/contract/shop/languages'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { translateReason } from '#i18n/translate.ts'
import { ApiError, messageOf } from './api-error.ts'

/** Maps a request's `shippingAddress.city` to the form's `city`. */
const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/**
 * Shows the server's errors at their fields, the rest at the form's foot (`errors.root`). The message is always
 * visible (spec §8).
 * @param names the form's fields in order, or a function that maps a request's path to a field
 */
export const showServerError = <T extends FieldValues>(
  language: Language,
  form: Pick<UseFormReturn<T>, 'setError'>,
  names: readonly FieldPath<T>[] | ((path: string) => FieldPath<T> | undefined),
  error: unknown,
): void => {
  const nameOf = (path: string) =>
    typeof names === 'function' ? names(path) : names.find((known) => known === lastPart(path))
  const named = Object.entries(error instanceof ApiError ? error.fields : {}).flatMap(
    ([path, reason]) => {
      const name = nameOf(path)
      return name ? [{ name, message: translateReason(language, reason) }] : []
    },
  )
  // The first invalid field in the form's order gets the focus.
  const inOrder =
    typeof names === 'function'
      ? named
      : named.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
  for (const [index, { name, message }] of inOrder.entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  if (!named.some(({ message }) => message === messageOf(language, error)))
    form.setError('root', { type: 'server', message: messageOf(language, error) })
}

/** Whether a change was refused because another user has changed the same thing since it was read. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'changed_meanwhile'
