import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { line, time } from '../shared/field.ts'
import { ROLES } from '../shared/roles.ts'
import { phoneSchema, userSchema } from '../users/schema.ts'

const STAFF_ROLES = ROLES.filter((role) => role !== 'customer')

const invitationSchema = z
  .object({
    user: userSchema,
    link: z.string().meta({ description: 'Where they choose their password: once' }),
    expiresAt: time,
  })
  .meta({ id: 'Invitation' })

export type Invitation = z.infer<typeof invitationSchema>

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary:
    'Open an account for who is to work for the shop, with a link by which they choose its password, to be sent over WhatsApp: for 72 hours, once. Invited again before that, they get another link, which ends the former',
  access: 'admin',
  body: z.object({
    name: line('fullName', 100),
    phone: phoneSchema,
    role: z.enum(STAFF_ROLES, {
      error: issue('field_not', { field: 'role', value: STAFF_ROLES.join(' or ') }),
    }),
  }),
  status: 201,
  reply: invitationSchema,
  errors: ['phone_taken'],
})
