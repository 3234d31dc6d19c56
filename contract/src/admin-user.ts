import { z } from 'zod'
import { ROLES } from './account-rules.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './field.ts'
import { optionalEmailSchema, phoneSchema, registrationSchema, userSchema } from './user.ts'

const roleSchema = z.enum(ROLES, { error: `role must be ${ROLES.join(' or ')}` })
const userId = z.object({ id: id('id') })

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: "All accounts but the admin's own",
  access: 'admin',
  checkRevoked: true,
  reply: z.array(userSchema),
})

export const addUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Add an account with a chosen role',
  access: 'admin',
  checkRevoked: true,
  body: registrationSchema.extend({ role: roleSchema.default('customer') }),
  status: 201,
  reply: z.object({ user: userSchema }),
  errors: ['phone_taken'],
})

export const changeUser = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id',
  summary: "Change an account's name, phone, e-mail or role; nobody demotes themself",
  access: 'admin',
  checkRevoked: true,
  params: userId,
  body: z.object({
    name: text('Name', 100).optional(),
    phone: phoneSchema.optional(),
    email: optionalEmailSchema,
    role: roleSchema.optional(),
  }),
  reply: z.object({ user: userSchema }),
  errors: ['not_found', 'phone_taken', 'conflict'],
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  summary: 'Delete an account; nobody deletes themself',
  access: 'admin',
  checkRevoked: true,
  params: userId,
  reply: z.object({ message: z.string() }),
  errors: ['not_found', 'conflict'],
})
