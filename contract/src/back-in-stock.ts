import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './field.ts'
import { subscriptionSchema } from './newsletter.ts'

/** The languages of the shop's mails. */
export const MAIL_LANGUAGES = ['en', 'hi'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

export const backInStockSchema = subscriptionSchema.extend({
  language: z.enum(MAIL_LANGUAGES, { error: 'language must be en or hi' }).default('en'),
})

export const requestBackInStock = endpoint({
  method: 'POST',
  path: '/api/products/:id/back-in-stock',
  summary: 'Ask for one mail when a sold-out product is there again; 409 where it is in stock',
  access: 'anyone',
  limitAddress: 'daily',
  appCheck: true,
  params: z.object({ id: id('id') }),
  body: backInStockSchema,
  status: 201,
  reply: z.object({ message: z.string() }),
  errors: ['not_found', 'conflict', 'too_many_requests'],
})
