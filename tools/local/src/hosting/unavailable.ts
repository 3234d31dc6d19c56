import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The API's error shape (contract §2) for the moments when no function is there to answer. */
export const answerUnavailable = (response: ServerResponse) => {
  const message = 'The shop is starting. Please try again in a moment.'
  const body = JSON.stringify({ message, code: 'unavailable', requestId: randomUUID() })
  response.statusCode = 503
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('retry-after', '1')
  response.end(body)
}
