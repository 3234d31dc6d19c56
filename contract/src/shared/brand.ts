import type { $brand } from 'zod/v4/core'

/** A text or number that a schema has checked (zod's `.brand`): a type only, without effect at run time. */
export type Brand<Base, Name extends string> = Base & $brand<Name>
