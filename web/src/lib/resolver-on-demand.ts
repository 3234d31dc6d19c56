import type { Language } from '@bartan/contract/shop/languages'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { messageOf, unreachable } from '#lib/api/api-error.ts'

/** Validates by rules that load on demand; where they can't be loaded, the form says so and may be sent again. */
export const resolverOnDemand =
  <Input extends FieldValues, Output>(
    language: Language,
    load: () => Promise<Resolver<Input, unknown, Output>>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    try {
      const check = await load()
      return await check(values, context, options)
    } catch (error) {
      const message = messageOf(language, unreachable(error))
      return { values: {}, errors: { root: { type: 'load', message } } as FieldErrors<Input> }
    }
  }
