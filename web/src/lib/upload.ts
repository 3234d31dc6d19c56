import type { CallReply } from '@bartan/contract/api'
import { ApiError, UNREACHABLE } from './api-error.ts'
import type { ErrorReply } from '@bartan/contract/error-reply'
import { idToken } from './id-token.ts'

type Uploaded = CallReply<'POST /api/upload'>

/** The multipart field of spec §7. */
const FIELD = 'image'

type Options = {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void
  signal?: AbortSignal
}

const failureOf = (request: XMLHttpRequest): ApiError => {
  try {
    return new ApiError(request.status, JSON.parse(request.responseText) as ErrorReply)
  } catch {
    return new ApiError(request.status, { code: 'unreadable' })
  }
}

/** Sends a picture. XMLHttpRequest, because fetch does not tell how much of a body has left. */
export const uploadPicture = async (
  file: File,
  { onProgress, signal }: Options,
): Promise<Uploaded> => {
  const token = await idToken()
  const body = new FormData()
  body.append(FIELD, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/upload')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as Uploaded)
      else reject(failureOf(request))
    })
    request.addEventListener('error', () =>
      reject(new ApiError(0, { code: 'network', message: UNREACHABLE })),
    )
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
