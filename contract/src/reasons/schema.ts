import * as z from 'zod'
import { REASONS } from './reasons.ts'

const plainParam = z.union([z.string(), z.number(), z.array(z.string())])

const reasonIdSchema = z
  .literal(Object.keys(REASONS))
  .meta({ description: 'A stable id of the message' })

const messageSchema = z
  .string()
  .meta({ description: 'Fit to be shown to the person at the screen, in English' })

const PARAMS = 'What the message shows, to be said in another language'

export const plainReasonSchema = z.object({
  message: messageSchema,
  reason: reasonIdSchema,
  params: z.record(z.string(), plainParam).meta({ description: PARAMS }),
})

export const reasonSchema = z.object({
  message: messageSchema,
  reason: reasonIdSchema,
  params: z
    .record(z.string(), z.union([plainParam, z.array(plainReasonSchema)]))
    .meta({ description: PARAMS }),
})
