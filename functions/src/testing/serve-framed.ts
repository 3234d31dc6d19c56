import type { AddressInfo } from 'node:net'
import { http, type HttpFunction } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { api } from '#index.ts'

/**
 * The function as Cloud Functions runs it, inside its framework, as a process of its own. It sends its parent the
 * port, and answers every message with the most memory that it ever held, in bytes.
 */

http('api', api as HttpFunction)
const server = getTestServer('api').listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('message', () => process.send?.(process.resourceUsage().maxRSS * 1024))
process.on('disconnect', () => process.exit())
