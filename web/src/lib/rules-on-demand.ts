import type { Language } from '@bartan/contract/shop/languages'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { messageOf, unreachable } from '#lib/api/api-error.ts'

type Rules<Input extends FieldValues, Output> = (
  language: Language,
) => Resolver<Input, unknown, Output>

/** Rules that load on demand; where they can't be loaded, the form says so and may be sent again. */
export const rulesOnDemand =
  <Input extends FieldValues, Output>(
    load: () => Promise<Rules<Input, Output>>,
  ): Rules<Input, Output> =>
  (language) =>
  async (values, context, options) => {
    // The form's own object, which goes on changing: what counts is what stood there at the press.
    const pressed = structuredClone(values)
    try {
      const rules = await load()
      return await rules(language)(pressed, context, options)
    } catch (error) {
      const message = messageOf(language, unreachable(error))
      return { values: {}, errors: { root: { type: 'load', message } } as FieldErrors<Input> }
    }
  }
