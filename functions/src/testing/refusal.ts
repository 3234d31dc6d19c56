import { expect } from 'vitest'

const named = (fields: readonly string[]) =>
  fields.length > 0 && {
    fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
  }

/** What a reply matches that refuses a call, and says at which fields. */
export const refusal = (status: number, code: string, ...fields: readonly string[]) => ({
  status,
  body: { code, ...named(fields) },
})

/** What a reply matches that finds fault with these fields of a call. */
export const invalid = (...fields: readonly string[]) => refusal(400, 'invalid_input', ...fields)
