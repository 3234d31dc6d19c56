import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { text } from '../shared/field.ts'

/** What a link in a mail confirms its address for. */
export const CONFIRMATION_PURPOSES = ['account', 'newsletter', 'back_in_stock'] as const
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number]

/** How long such a link works. */
export const CONFIRMATION_HOURS = 48

/** A token from a link in a mail. */
export const mailTokenSchema = text('token', 100)

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/confirmations',
  summary: 'The press on the page behind a link in a mail: its token confirms an address, once',
  access: 'anyone',
  limitAddress: 'briefly',
  body: z.object({ token: mailTokenSchema }),
  reply: z.object({
    purpose: z.enum(CONFIRMATION_PURPOSES),
    message: z.string(),
  }),
  errors: ['not_found', 'too_many_requests'],
})

export const sendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/users/email-confirmation',
  summary: "Mail the link that confirms the account's e-mail address again",
  access: 'customer',
  reply: z.object({ message: z.string() }),
  errors: ['conflict', 'too_many_requests'],
})
