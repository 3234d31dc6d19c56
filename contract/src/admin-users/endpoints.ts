import * as z from 'zod'
import { ORDER_STATUSES } from '../orders/order-process.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import {
  absentIfEmpty,
  absentIfEmptyOrNull,
  line,
  queryText,
  rupees,
  text,
  time,
  yesOrNo,
} from '../shared/field.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { ROLES } from '../shared/roles.ts'
import {
  codBlockSchema,
  storedPhone,
  optionalEmailSchema,
  phoneSchema,
  registrationSchema,
  userSchema,
} from '../users/schema.ts'

const roleSchema = z.enum(ROLES, {
  error: issue('field_not', { field: 'role', value: ROLES.join(' or ') }),
})
/** A user as shown on the account's page in the admin area. */
const openedUserSchema = userSchema
  .extend({
    codBlock: codBlockSchema
      .optional()
      .meta({ description: "While it can't check out with cash on delivery" }),
  })
  .meta({ id: 'OpenedUser' })

export type OpenedUser = z.infer<typeof openedUserSchema>

const accountSchema = userSchema
  .extend({ createdAt: time.meta({ description: 'When it was registered' }) })
  .meta({ id: 'Account' })

export type Account = z.infer<typeof accountSchema>

export const listUsers = endpoint('GET /api/admin/users', {
  summary:
    "All accounts except the admin's own, newest first; X-Total-Count, Link and X-Next-Cursor describe the other pages",
  access: 'admin',
  query: z.object({
    search: queryText('search', 100).meta({ description: 'The beginning of a name or a phone' }),
    role: z.preprocess(absentIfEmpty, roleSchema.optional()),
    ...pageQuery(ADMIN_LIST_LIMIT),
    ...cursorQuery,
  }),
  reply: z.array(accountSchema),
})

export const getUser = endpoint('GET /api/admin/users/:id', {
  summary: 'An account, and how many of its orders were delivered or refused',
  access: 'admin',
  reply: z.object({
    user: openedUserSchema,
    orders: z.object({
      total: z.int(),
      byStatus: z.record(z.enum(ORDER_STATUSES), z.int()),
      spent: rupees.meta({ description: 'Totals of the delivered orders' }),
      refused: z.int().meta({ description: 'Parcels that were refused at the door' }),
      openReturns: z.int().meta({ description: 'Orders whose return waits for an answer' }),
    }),
  }),
})

export const addUser = endpoint('POST /api/admin/users', {
  summary: 'Add an account with a chosen role',
  access: 'admin',
  body: registrationSchema.extend({ role: roleSchema.default('customer') }),
  status: 201,
  reply: z.object({ user: userSchema }),
  errors: ['phone_taken'],
})

export const changeUser = endpoint('PUT /api/admin/users/:id', {
  summary: "Change an account's name, phone, e-mail or role; admins can't demote themselves",
  access: 'admin',
  body: z.object({
    name: line('fullName', 100).optional(),
    phone: phoneSchema.optional(),
    email: optionalEmailSchema,
    role: roleSchema.optional(),
    from: roleSchema.optional().meta({
      description:
        'The role that the change is based on; if it is another by now: changed_meanwhile',
    }),
  }),
  reply: z.object({ user: userSchema }),
  errors: ['phone_taken', 'changed_meanwhile'],
})

export const deleteUser = endpoint('DELETE /api/admin/users/:id', {
  summary: "Delete an account; admins can't delete their own",
  access: 'admin',
  reply: z.object({ message: z.string() }),
})

export const resetPassword = endpoint('POST /api/admin/users/:id/password-reset', {
  summary:
    'Set a one-time password, to be changed at the next login; ends all sessions. Refused for your own account',
  access: 'admin',
  reply: z.object({ password: z.string() }),
})

const passwordRequestSchema = z
  .object({
    _id: z.string(),
    phone: storedPhone,
    name: z.string(),
    at: time.meta({ description: 'When it was last asked for' }),
  })
  .meta({ id: 'PasswordRequest' })

export type PasswordRequest = z.infer<typeof passwordRequestSchema>

export const listPasswordRequests = endpoint('GET /api/admin/password-requests', {
  summary:
    'Requests for a new password from accounts without a confirmed address, oldest first; kept for a week',
  access: 'admin',
  query: z.object(pageQuery(ADMIN_LIST_LIMIT)),
  reply: z.array(passwordRequestSchema),
})

export const makePasswordLink = endpoint('POST /api/admin/password-requests/:id/link', {
  summary:
    'Create a link to choose a new password, to be sent over WhatsApp; valid once, for 30 minutes, and earlier links end',
  access: 'admin',
  status: 201,
  reply: z.object({ link: z.string(), expiresAt: time }),
})

export const removePasswordRequest = endpoint('DELETE /api/admin/password-requests/:id', {
  summary: 'Remove a request; a link created for it stays valid',
  access: 'admin',
  reply: z.object({ message: z.string() }),
})

export const blockCashOnDelivery = endpoint('PUT /api/admin/users/:id/cash-on-delivery', {
  summary:
    "Block or unblock an account's checkout with cash on delivery; phone orders stay possible",
  access: 'admin',
  body: z.object({
    blocked: yesOrNo('blocked'),
    reason: z
      .preprocess(absentIfEmptyOrNull, text('reason').optional())
      .meta({ description: "Of a block: for the shop's own people, and for the data's owner" }),
  }),
  reply: z.object({ user: openedUserSchema }),
})
