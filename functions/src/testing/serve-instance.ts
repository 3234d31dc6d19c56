import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createApp } from '#app.ts'
import { connectShop } from '#composition/shop.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { loseCommits } from './lost-answers/lost-commits.ts'

/**
 * One instance of the API as a process of its own, for tests that kill or measure it; it sends its parent the port, and
 * what memory it takes whenever it is asked.
 */

// For the next one: that which is killed would leave nothing in the cache (NODE_COMPILE_CACHE).
flushCompileCache()

const silent = () => undefined
const log = { info: silent, warn: silent, error: silent }
const lost = Number(process.env['LOST_COMMITS'] ?? 0)
const firestore = lost > 0 ? loseCommits(lost) : {}
const shop = connectShop(readConfig(process.env), { clock: systemClock, log, firestore })
const server = createApp(shop).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
const SAMPLED_MS = 5
const memory = () => process.memoryUsage.rss() / 2 ** 20
let peak = 0
process.on('message', () => {
  process.send?.({ now: memory(), peak })
  // The system's own peak begins with the parent's: a forked process has its memory for a moment.
  if (peak === 0) setInterval(() => (peak = Math.max(peak, memory())), SAMPLED_MS).unref()
  peak = memory()
})
process.on('disconnect', () => process.exit())
