import type { CallReply } from '@bartan/contract/api'
import type { ProductId } from '@bartan/contract/products/product-id'
import { IDEMPOTENCY_KEY } from '@bartan/contract/shared/idempotency-key'
import { newId } from '#lib/new-id.ts'
import { idToken } from '#lib/session/id-token.ts'
import { apiErrorOf, unreachable } from './api-error.ts'
import { tooSlow } from './limit-calls.ts'

/** Calls that take a picture. */
type UploadCall =
  | 'POST /api/upload'
  | 'POST /api/orders/:id/return/photos'
  | 'POST /api/products/:id/reviews/photos'

/** The multipart field of spec §7. */
const FIELD = 'image'

const UNSEEN = { onProgress: () => {}, signal: new AbortController().signal }

type Options = {
  /** From 0 to 1 while bytes are sent. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** An upload may take long while bytes are sent; without progress for this long it fails. */
const STALL_TIMEOUT_MS = 30_000

/** Idempotency key per file, so that a repeat is the same upload. */
const keys = new WeakMap<File, string>()

const keyOf = (file: File): string => {
  const key = keys.get(file) ?? newId()
  keys.set(file, key)
  return key
}

const cancelled = () => new DOMException('cancelled', 'AbortError')

/** The answer's JSON; undefined for anything else, such as a proxy's error page. */
const bodyOf = ({ responseText }: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(responseText)
  } catch {
    return undefined
  }
}

/** Sends an image. Uses XMLHttpRequest, because fetch doesn't report upload progress. */
const upload = async <N extends UploadCall>(
  path: string,
  file: File,
  { onProgress, signal }: Options,
): Promise<CallReply<N>> => {
  const token = await idToken()
  if (signal.aborted) throw cancelled()
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
      reject(cancelled())
    }
    signal.addEventListener('abort', cancel)
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    })
    request.open('POST', path)
    request.setRequestHeader(IDEMPOTENCY_KEY, keyOf(file))
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const reply = bodyOf(request)
      if ([200, 201].includes(request.status) && reply !== undefined) resolve(reply as CallReply<N>)
      else reject(apiErrorOf(request.status, reply))
    })
    request.addEventListener('error', () => reject(unreachable(undefined)))
    wait()
    request.send(body)
  })
}

/** Uploads a picture of a product or of the shop. */
export const uploadImage = (file: File, options: Options) =>
  upload<'POST /api/upload'>('/api/upload', file, options)

export const uploadReturnPhoto = (orderId: string, file: File) =>
  upload<'POST /api/orders/:id/return/photos'>(
    `/api/orders/${encodeURIComponent(orderId)}/return/photos`,
    file,
    UNSEEN,
  )

/** Uploads a photo for one's own review. */
export const uploadReviewPhoto = (productId: ProductId, file: File) =>
  upload<'POST /api/products/:id/reviews/photos'>(
    `/api/products/${encodeURIComponent(productId)}/reviews/photos`,
    file,
    UNSEEN,
  )
