import * as z from 'zod'

/** The names of a product in other languages, also in its copies. */
export const namesSchema = {
  nameIn: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'In other languages, by their codes, where the shop has given any' }),
  nameHi: z
    .string()
    .optional()
    .meta({ description: 'nameIn.hi, for callers from before that', deprecated: true }),
}
