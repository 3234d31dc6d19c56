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

export const inviteStaff = endpoint('POST /api/admin/invitations', {
  summary:
    'Create a staff account, with a link to choose its password, to be sent over WhatsApp; valid once, for 72 hours. Inviting again creates a new link and ends the old one',
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
