import { SHOP_TIME_ZONE } from '@bartan/contract/shared/shop-day'
import { onRequest } from 'firebase-functions/https'
import { createApp } from './app.ts'
import {
  importFunction,
  mailFunction,
  messageFunction,
  retentionFunction,
} from './composition/background.ts'
import { instances, smtpUrl, whatsapp } from './composition/parameters.ts'
import { connectShop } from './composition/shop.ts'
import { bypassBodyParsers } from './http/framework/bypass-body-parsers.ts'
import { replaceDomains } from './http/framework/replace-domains.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { functionsLog } from './platform/firebase/functions-log.ts'
import { logWithoutTokens } from './platform/log-without-tokens.ts'

/** `firebase deploy` loads this file to list the functions, before the parameters have values. */
const isBeingDescribed = Boolean(
  process.env['FUNCTIONS_CONTROL_API'] || process.env['FUNCTIONS_MANIFEST_OUTPUT_PATH'],
)

/**
 * An account of its own, which isn't an Editor (decisions/0053). In full: a name that ends in @ is completed by the CLI for
 * the function alone, and not where it grants the secret or schedules the call.
 */
const ACCOUNT = `shop-api@${process.env['GCLOUD_PROJECT']}.iam.gserviceaccount.com`

const MAIL_FUNCTION = 'sendMail'
const RETENTION_FUNCTION = 'removeOldData'
const IMPORT_FUNCTION = 'importProducts'
const MESSAGE_FUNCTION = 'sendMessage'

const log = logWithoutTokens(functionsLog)

/** Each function's instances load this file and run only their own function. */
const isFor = (name: string) => process.env['FUNCTION_TARGET'] === name

const startShop = () => {
  bypassBodyParsers()
  replaceDomains()
  return createApp(connectShop(readConfig(process.env), { clock: systemClock, log: functionsLog }))
}

/** Mumbai, beside the database and the shoppers; firebase.json names the same region. */
export const api = onRequest(
  {
    region: 'asia-south1',
    memory: instances.memory,
    concurrency: instances.concurrency,
    minInstances: instances.min,
    maxInstances: instances.max,
    timeoutSeconds: 60,
    invoker: 'public',
    serviceAccount: ACCOUNT,
    secrets: [whatsapp],
  },
  isBeingDescribed ||
    [MAIL_FUNCTION, MESSAGE_FUNCTION, RETENTION_FUNCTION, IMPORT_FUNCTION].some(isFor)
    ? () => {}
    : startShop(),
)

/**
 * How the functions beside `api` are deployed, described by hand, because the SDK's `onDocumentCreated` would load
 * Firestore's SDK in every instance of `api` (firebase.google.com/docs/functions/reference/functions-yaml, decisions/0033).
 */
const DEPLOYED = {
  platform: 'gcfv2',
  region: ['asia-south1'],
  serviceAccountEmail: ACCOUNT,
  labels: {},
}

const onCreated = (document: string) => ({
  eventTrigger: {
    eventType: 'google.cloud.firestore.document.v1.created',
    eventFilters: { database: '(default)', namespace: '(default)' },
    eventFilterPathPatterns: { document },
    // After an error the event is redelivered: after 10 seconds, then at growing intervals for a day.
    retry: true,
  },
})

const SENDING = { availableMemoryMb: 256, timeoutSeconds: 120, maxInstances: 3, concurrency: 10 }
const ALONE = { timeoutSeconds: 540, maxInstances: 1, concurrency: 1 }

/** A function, in its own instances only. */
const own = <Handler>(name: string, of: (...running: Parameters<typeof mailFunction>) => Handler) =>
  isFor(name) ? of(readConfig(process.env), { clock: systemClock, log }) : () => {}

/** Sends the outbox's mails. */
export const sendMail = Object.assign(own(MAIL_FUNCTION, mailFunction), {
  __endpoint: {
    ...DEPLOYED,
    ...SENDING,
    secretEnvironmentVariables: [{ key: smtpUrl.name }],
    ...onCreated('mail/{id}'),
  },
})

/** Sends the outbox's messages over WhatsApp. */
export const sendMessage = Object.assign(own(MESSAGE_FUNCTION, messageFunction), {
  __endpoint: {
    ...DEPLOYED,
    ...SENDING,
    secretEnvironmentVariables: [{ key: whatsapp.name }],
    ...onCreated('whatsappMessages/{id}'),
  },
})

/** Every day: deletes personal data after its retention (decisions/0013), mails reminders, and asks for a backup. */
export const removeOldData = Object.assign(own(RETENTION_FUNCTION, retentionFunction), {
  __endpoint: {
    ...DEPLOYED,
    ...ALONE,
    availableMemoryMb: 512,
    scheduleTrigger: {
      // By day, because it tells customers what comes today, and the owner what waits.
      schedule: '0 8 * * *',
      timeZone: SHOP_TIME_ZONE,
      retryConfig: { retryCount: 3, minBackoffSeconds: 60 },
    },
  },
  // Lets the CLI enable the API.
  __requiredAPIs: [
    { api: 'cloudscheduler.googleapis.com', reason: 'Needed for scheduled functions.' },
  ],
})

/** Works on a started import of products; it throws if unfinished, and continues with the next event. */
export const importProducts = Object.assign(own(IMPORT_FUNCTION, importFunction), {
  __endpoint: { ...DEPLOYED, ...ALONE, availableMemoryMb: 1024, ...onCreated('imports/{id}') },
})
