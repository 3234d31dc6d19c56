import { expectConforming } from '#features/openapi/testing/conforms.ts'

type Reply = {
  status: number
  headers: Headers
  // Tests look into replies of every shape; what is not there shows as a failing expectation.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

type Extra = { headers?: Record<string, string> }

/** A file, which isn't JSON. */
const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

/** Calls the API as one person: with a token, or without. */
export const browserOf = (url: string, token?: string) => {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    { headers = {} }: Extra = {},
  ): Promise<Reply> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    const reply: Reply = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
    expectConforming({ method, path }, reply)
    return reply
  }

  return {
    get: (path: string, extra?: Extra) => call('GET', path, undefined, extra),
    head: (path: string, extra?: Extra) => call('HEAD', path, undefined, extra),
    post: (path: string, body?: unknown, extra?: Extra) => call('POST', path, body, extra),
    put: (path: string, body?: unknown, extra?: Extra) => call('PUT', path, body, extra),
    del: (path: string, body?: unknown, extra?: Extra) => call('DELETE', path, body, extra),
    call,
  }
}
