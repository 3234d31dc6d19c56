import * as z from 'zod'
import { reasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import {
  accountDeletionSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  phoneSchema,
  profileChangeSchema,
  profileSchema,
  registrationSchema,
  signedInSchema,
} from './schema.ts'

export const login = endpoint('POST /api/users/login', {
  summary: 'Sign in by phone and password',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  appCheck: true,
  body: loginSchema,
  reply: signedInSchema,
  errors: ['unauthenticated'],
})

export const register = endpoint('POST /api/users/register', {
  summary: 'Open a customer account',
  access: 'anyone',
  limitAddress: 'perDay',
  appCheck: true,
  body: registrationSchema,
  status: 201,
  reply: signedInSchema,
  errors: ['phone_taken'],
})

export const getProfile = endpoint('GET /api/users/profile', {
  summary: 'The account of the token',
  access: 'customer',
  reply: profileSchema,
})

export const changeProfile = endpoint('PUT /api/users/profile', {
  summary:
    'Change your own name or e-mail; an empty e-mail removes it, and a new one gets a link to confirm it',
  access: 'customer',
  body: profileChangeSchema,
  reply: profileSchema,
})

export const changePassword = endpoint('PUT /api/users/password', {
  summary: 'Change your own password; ends all sessions and answers with a new one',
  access: 'customer',
  checkRevoked: true,
  evenIfPasswordDue: true,
  body: passwordChangeSchema,
  reply: signedInSchema,
  errors: ['too_many_requests'],
})

export const askPasswordReset = endpoint('POST /api/users/password-reset', {
  summary:
    'Forgotten password: mails a link if the account has a confirmed address, else asks the shop for a link; the answer is the same for every phone, known or not',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  appCheck: true,
  body: z.object({ phone: phoneSchema }),
  status: 202,
  reply: z.object({}),
})

export const resetForgottenPassword = endpoint('POST /api/users/password-reset/confirm', {
  summary:
    'Set a new password with the token from such a link; ends all sessions and answers like a login',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  body: passwordResetSchema,
  reply: signedInSchema,
  errors: ['link_over'],
})

export const deleteAccount = endpoint('DELETE /api/users/profile', {
  summary:
    'Delete your own account for good; its orders stay, with what the law makes a seller keep. Refused for admins',
  access: 'customer',
  checkRevoked: true,
  body: accountDeletionSchema,
  reply: reasonSchema,
  errors: ['too_many_requests'],
})

export const sendEmailConfirmation = endpoint('POST /api/users/email-confirmation', {
  summary: "Mail the link that confirms the account's e-mail address again",
  access: 'customer',
  reply: reasonSchema,
  errors: ['too_many_requests'],
})
