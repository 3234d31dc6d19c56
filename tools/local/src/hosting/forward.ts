import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { proxyRequest } from './proxy-request.ts'

/** The API's error shape (contract §2) while no function is running. */
export const answerUnavailable = (response: ServerResponse) => {
  const message = 'The shop is starting. Please try again in a moment.'
  const body = JSON.stringify({ message, code: 'unavailable', requestId: randomUUID() })
  response.statusCode = 503
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('retry-after', '1')
  response.end(body)
}

/** Forwards a request to a local port, or answers that nothing is running there. */
export const forward = async (
  port: number | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answered = port !== undefined && (await proxyRequest(port, request, response))
  if (!answered) answerUnavailable(response)
}
