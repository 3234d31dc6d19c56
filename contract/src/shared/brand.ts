import type { $brand } from 'zod/v4/core'

/** A text or number that a schema has checked (zod's `.brand`). Only a type: nothing of it is left in what runs. */
export type Brand<Base, Name extends string> = Base & $brand<Name>
