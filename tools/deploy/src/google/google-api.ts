import { DeployError } from '../deploy-error.ts'

type Json = Record<string, unknown>

/** A refusal by Google (cloud.google.com/apis/design/errors). */
export class GoogleError extends Error {
  readonly status: number
  /** The disabled API, if that is the reason. */
  readonly disabledApi: string | undefined

  constructor(message: string, status: number, disabledApi: string | undefined) {
    super(message)
    this.status = status
    this.disabledApi = disabledApi
  }
}

type Sent = {
  method: string
  type?: string
  body?: string | Buffer<ArrayBuffer>
  timeoutMs?: number
}

type Options = {
  token: () => Promise<string>
  /** The project whose quota the calls use; some APIs refuse a person's own. */
  project: string
  /** Tests run Google's hosts locally. */
  originOf?: (host: string) => string
}

const TIMEOUT_MS = 20_000
const UPLOAD_TIMEOUT_MS = 120_000

const failureOf = (status: number, reply: Json): GoogleError => {
  const { error = {} } = reply as {
    error?: { message?: string; details?: { reason?: string; metadata?: { service?: string } }[] }
  }
  const disabled = error.details?.find(({ reason }) => reason === 'SERVICE_DISABLED')
  return new GoogleError(error.message ?? `HTTP ${status}`, status, disabled?.metadata?.service)
}

/** Google's REST APIs, called with the login's account (login.ts). */
export const googleApi = ({ token, project, originOf = (host) => `https://${host}` }: Options) => {
  const send = async <T>(
    url: string,
    { method, type, body, timeoutMs = TIMEOUT_MS }: Sent,
  ): Promise<T> => {
    const { host } = new URL(url)
    const response = await fetch(url.replace(`https://${host}`, originOf(host)), {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        'x-goog-user-project': project,
        ...(type && { 'content-type': type }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new DeployError(`${host} was not reached (${error.message}): is there a network?`)
    })
    const reply = (await response.json().catch(() => ({}))) as Json
    if (!response.ok) throw failureOf(response.status, reply)
    return reply as T
  }
  const call = <T>(method: string, host: string, path: string, body?: object): Promise<T> =>
    send<T>(`https://${host}${path}`, {
      method,
      ...(body && { type: 'application/json', body: JSON.stringify(body) }),
    })
  return {
    get: <T>(host: string, path: string) => call<T>('GET', host, path),
    post: <T>(host: string, path: string, body: object = {}) => call<T>('POST', host, path, body),
    patch: <T>(host: string, path: string, body: object) => call<T>('PATCH', host, path, body),
    /** To an address received from Google. */
    upload: (url: string, bytes: Uint8Array) =>
      send<Json>(url, {
        method: 'POST',
        type: 'application/octet-stream',
        body: Buffer.from(bytes),
        timeoutMs: UPLOAD_TIMEOUT_MS,
      }),
  }
}

export type GoogleApi = ReturnType<typeof googleApi>

/** The answer; undefined for 404. */
export const unlessMissing = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GoogleError && error.status === 404) return undefined
    throw error
  }
}
