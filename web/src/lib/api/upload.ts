import type { CallReply } from '@bartan/contract/api'
import { apiErrorOf, unreachable } from './api-error.ts'
import { idToken } from '#lib/session/id-token.ts'
import { tooSlow } from './limit-calls.ts'

type Uploaded = CallReply<'POST /api/upload'>

/** The multipart field of spec §7. */
const FIELD = 'image'

type Options = {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** As long as bytes leave it may take its time; this long without a sign is too long. */
const STALL_TIMEOUT_MS = 30_000

/** The answer's JSON; undefined if it is something else, such as a proxy's error page. */
const bodyOf = ({ responseText }: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(responseText)
  } catch {
    return undefined
  }
}

/** Sends an image. XMLHttpRequest, because fetch does not tell how much of a body has left. */
export const uploadImage = async (
  file: File,
  { onProgress, signal }: Options,
): Promise<Uploaded> => {
  const token = await idToken()
  const body = new FormData()
  body.append(FIELD, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        request.abort()
        reject(tooSlow(false))
      }, STALL_TIMEOUT_MS)
    }
    const cancel = () => {
      request.abort()
      reject(new DOMException('cancelled', 'AbortError'))
    }
    signal.addEventListener('abort', cancel)
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    })
    request.open('POST', '/api/upload')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const reply = bodyOf(request)
      if (request.status === 201 && reply !== undefined) resolve(reply as Uploaded)
      else reject(apiErrorOf(request.status, reply))
    })
    request.addEventListener('error', () => reject(unreachable(undefined)))
    wait()
    request.send(body)
  })
}
