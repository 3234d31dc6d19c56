import { onRequest } from 'firebase-functions/https'
import { createApp } from './app.ts'
import { readConfig } from './platform/config.ts'
import { bypassBodyParsers } from './http/framework/bypass-body-parsers.ts'
import { replaceDomains } from './http/framework/replace-domains.ts'
import { instances } from './composition/parameters.ts'
import { functionsLog } from './platform/firebase/functions-log.ts'
import { systemClock } from './platform/clock.ts'
import { connectShop } from './composition/shop.ts'

/** `firebase deploy` loads this file to find out what there is to deploy, before it knows the parameters' values. */
const isBeingDescribed = Boolean(
  process.env['FUNCTIONS_CONTROL_API'] || process.env['FUNCTIONS_MANIFEST_OUTPUT_PATH'],
)

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
    // Not the project's Editor: decisions/0030. The CLI adds the project's own domain.
    serviceAccount: 'shop-api@',
  },
  isBeingDescribed ? () => {} : startShop(),
)
