import * as z from 'zod'
import { reasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { mailToken } from '../shared/field.ts'
import { CONFIRMATION_PURPOSES } from './rules.ts'

export const confirmAddress = endpoint('POST /api/confirmations', {
  summary: 'Confirm an address with the token from a mailed link, once',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  body: z.object({ token: mailToken }),
  reply: reasonSchema.extend({ purpose: z.enum(CONFIRMATION_PURPOSES) }),
  errors: ['not_found'],
})
