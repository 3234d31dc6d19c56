import {
  declaredParams,
  defineInt,
  defineSecret,
  defineString,
  select,
} from 'firebase-functions/params'
import { APP_CHECK } from '#platform/config.ts'

/**
 * All parameters of the shop, declared for `firebase deploy` (firebase.google.com/docs/functions/config-env). The deploy
 * takes them from functions/.env.<project>, and the defaults of the rest from here. The CLI passes them to the function
 * as environment variables, which config.ts reads.
 */

/** Secrets, in Secret Manager; only the function that sends mails gets this one. */
export const smtpUrl = defineSecret('SMTP_URL')

/** Access to WhatsApp's API as JSON, or `none`: for the webhook, and for the function that sends messages. */
export const whatsapp = defineSecret('WHATSAPP')

defineString('WEB_API_KEY', {
  label: 'Web API key',
  description:
    'Of the project’s web app: Firebase console → Project settings → General. Public by nature; the API signs customers in with it.',
})

defineInt('LIMIT_PER_ADDRESS', {
  default: 300,
  description:
    'Log-ins, registrations and subscriptions per client address in ten minutes, counted by each instance. 0: no limit.',
})

defineInt('LIMIT_PER_ADDRESS_AND_DAY', {
  default: 200,
  description:
    'Registrations, and subscriptions, per client address and day, counted over all instances. 0: no limit.',
})

defineInt('LIMIT_NEW_CARTS', {
  default: 2000,
  description:
    "Guests' new carts per client address and day, counted over all instances. 0: no limit.",
})

defineInt('LIMIT_PASSWORD_RESETS', {
  default: 10,
  description:
    'Forgotten passwords per client address and hour, counted over all instances. 0: no limit.',
})

defineString('APP_CHECK', {
  default: 'off',
  input: select([...APP_CHECK]),
  description:
    'Firebase App Check before log-in, registration, subscription, checkout and upload (docs/operations.md).',
})

defineInt('TRUSTED_PROXIES', {
  default: 2,
  description:
    'Entries at the right end of X-Forwarded-For that Google wrote: its front end and the CDN of Hosting.',
})

defineInt('CATALOGUE_MAX_STALE_MS', {
  default: 5000,
  description: 'Milliseconds that an instance’s catalog may lag behind what other instances wrote.',
})

defineString('TRACE_SHARE', {
  default: '0',
  description:
    'The share of calls that are traced in Cloud Trace, like 0.05 (docs/operations.md). 0: none.',
})

defineString('SITE_URL', {
  label: 'Address of the shop',
  description:
    'Scheme and host that customers and search engines know, like https://shop.example. Links in pages, feeds and mails begin with it, whatever name a request came to.',
})

defineString('MAIL_FROM', {
  default: '',
  description:
    'Sender of the mails, like Bartan <orders@shop.example>. Empty: no-reply@ the mail server’s name.',
})

defineString('IMAGE_BUCKET', {
  default: '',
  description: 'Bucket of the product images. Empty: the project’s default bucket.',
})

/** The size and the largest number of instances, described in docs/operations.md. */
export const instances = {
  memory: defineInt('INSTANCE_MEMORY_MIB', {
    default: 512,
    input: select([512, 1024, 2048, 4096]),
    description: 'Memory of an instance in MiB. 1024 from some ten thousand products on.',
  }),
  concurrency: defineInt('INSTANCE_CONCURRENCY', {
    default: 80,
    description: 'Requests that an instance serves at once.',
  }),
  min: defineInt('MIN_INSTANCES', {
    default: 0,
    description:
      'Instances kept warm, at a price by the hour. 1 ends cold starts for a small shop.',
  }),
  max: defineInt('MAX_INSTANCES', {
    default: 20,
    description: 'The most instances there may ever be: the ceiling of the bill, and of an attack.',
  }),
}

export type ParameterSpec = {
  name: string
  type: string
  default?: string | number
  description?: string
}

/** As the CLI sees them, which the SDK's types don't expose. */
export const parameterSpecs = (): ParameterSpec[] =>
  (declaredParams as unknown as { toSpec(): ParameterSpec }[]).map((one) => one.toSpec())
