import type { IncomingMessage, ServerResponse } from 'node:http'
import { proxyRequest } from './proxy-request.ts'
import { answerUnavailable } from './unavailable.ts'

/** Has a request answered at a port of this machine, or says that nothing is there to answer it. */
export const passOn = async (
  port: number | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answered = port !== undefined && (await proxyRequest(port, request, response))
  if (!answered) answerUnavailable(response)
}
