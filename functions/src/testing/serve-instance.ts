import type { AddressInfo } from 'node:net'
import { createApp } from '#app.ts'
import { readConfig } from '#platform/config.ts'
import { systemClock } from '#platform/clock.ts'
import { connectShop } from '#composition/shop.ts'

/** One instance of the API as a process of its own, for tests that kill it; it sends its parent the port. */

const silent = () => undefined
const log = { info: silent, warn: silent, error: silent }
const shop = connectShop(readConfig(process.env), { clock: systemClock, log })
const server = createApp(shop).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit())
