import { onRequest } from 'firebase-functions/https'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { lightenDomains } from './http/light-domains.ts'
import { takeRawBodies } from './http/take-raw-bodies.ts'
import { functionsLog } from './platform/functions-log.ts'
import { systemClock } from './platform/clock.ts'
import { connectShop } from './shop.ts'

takeRawBodies()
lightenDomains()

const shop = connectShop(readConfig(process.env), { clock: systemClock, log: functionsLog })

/** Mumbai, beside the database and the shoppers; firebase.json names the same region. */
export const api = onRequest(
  {
    region: 'asia-south1',
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  createApp(shop),
)
