import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { IDEMPOTENCY_KEY } from '@bartan/contract/shared/idempotency-key'
import type { createApp } from '../../../../functions/src/app.ts'

export type Answer = {
  readonly status: number
  readonly text: string
  readonly headers: ReadonlyMap<string, string>
}

export type App = ReturnType<typeof createApp>

export type AppCall = {
  readonly method: string
  readonly path: string
  readonly token?: string | undefined
  /** The Idempotency-Key header. */
  readonly key?: string | undefined
  /** Text is sent as CSV. */
  readonly body?: object | string | undefined
}

const headersOf = ({ token, key, body }: AppCall) => ({
  host: 'shop.example',
  ...(token && { authorization: `Bearer ${token}` }),
  ...(key && { [IDEMPOTENCY_KEY.toLowerCase()]: key }),
  ...(body && { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
})

/** Gives the app one request as Node's HTTP server would, and waits for the complete reply. */
export const callApp = (app: App, call: AppCall): Promise<Answer> =>
  new Promise((resolve) => {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method: call.method, url: call.path, headers: headersOf(call) })
    const response = new ServerResponse(request)
    response.end = ((chunk?: unknown) => {
      const headers = new Map(
        Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
      )
      resolve({
        status: response.statusCode,
        text: Buffer.isBuffer(chunk) ? chunk.toString() : typeof chunk === 'string' ? chunk : '',
        headers,
      })
      response.emit('finish')
      return response
    }) as ServerResponse['end']
    request.complete = true
    const { body } = call
    if (body) request.push(typeof body === 'string' ? body : JSON.stringify(body))
    request.push(null)
    app(request, response)
  })
