import { vi } from 'vitest'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }
type Sent = {
  call: string
  query: Record<string, string>
  body: unknown
  token: string | undefined
  /** The Idempotency-Key. */
  key: string | undefined
}
type Handler = Answer | ((sent: Sent) => Answer | Promise<Answer>)

/** The server's error message and code (contract §2). */
export const failure = (status: number, code: string, message: string, more: object = {}) => ({
  status,
  body: { code, message, requestId: 'r1', ...more },
})

const bodyOf = (body: unknown, type: string | null): unknown => {
  if (typeof body !== 'string') return undefined
  return type === 'text/csv' ? body : JSON.parse(body)
}

/**
 * Replaces the API at HTTP level in component tests, by call: `'PUT /api/cart'`. Journeys run on the real stack. An
 * unexpected call fails as the network would.
 */
export const fakeApi = (answers: Record<string, Handler>) => {
  const sent: Sent[] = []
  const fetchStub = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://shop.test')
    const call = `${init.method ?? 'GET'} ${pathname}`
    const headers = new Headers(init.headers)
    const request: Sent = {
      call,
      query: Object.fromEntries(searchParams),
      body: bodyOf(init.body, headers.get('content-type')),
      token: headers.get('authorization')?.replace('Bearer ', ''),
      key: headers.get('idempotency-key') ?? undefined,
    }
    sent.push(request)
    const handler = answers[call]
    if (!handler) throw new TypeError(`nobody answers ${call}`)
    const answer = typeof handler === 'function' ? await handler(request) : handler
    return Response.json(answer.body ?? null, {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    })
  }
  vi.stubGlobal('fetch', fetchStub)
  return {
    answers,
    sent,
    calls: () => sent.map(({ call }) => call),
    /** What the first of these calls sent. */
    bodyOf: (name: string) => sent.find(({ call }) => call === name)?.body,
  }
}
