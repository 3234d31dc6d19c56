import type { IncomingMessage, RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  IMAGE_WIDTHS,
  imageObject,
  imageUrl,
  parseImageObject,
  parseImageUrl,
} from '@bartan/contract/images/rules'
import { expressionOf } from '#storage/name-pattern.ts'
import { DRAWINGS_PATH } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import type { Pictures } from './open-pictures.ts'

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** Says of a picture by its URL whether a request cannot be answered without it; uploads need none. */
const neededBy = ({
  method,
  url = '/',
}: IncomingMessage): ((url: string) => boolean) | undefined => {
  if (method === 'POST') return undefined
  const { pathname, searchParams } = new URL(url, 'http://storage')
  const [, encoded] = /\/o\/([^/]+)$/.exec(pathname) ?? []
  if (encoded) {
    const name = parseImageObject(decoded(encoded))
    return name && ((picture) => picture === imageUrl(name))
  }
  if (!/\/o\/?$/.test(pathname)) return undefined
  const prefix = searchParams.get('prefix') ?? ''
  const pattern = expressionOf(searchParams.get('matchGlob') ?? '**')
  return (picture) => {
    const name = parseImageUrl(picture)
    const objects = name ? IMAGE_WIDTHS.map((width) => imageObject(name, width)) : []
    return objects.some((object) => object.startsWith(prefix) && pattern.test(object))
  }
}

/**
 * The Storage emulator as if all pictures were drawn: whoever asks for one that is not, reads, lists or deletes it, waits
 * until it is, which takes a fraction of a second, because it is drawn before all others.
 */
export const awaitPictures =
  (storage: RequestListener, pictures: Pictures): RequestListener =>
  (request, response) => {
    if (request.url === DRAWINGS_PATH && request.method === 'PUT') {
      void json(request)
        .then((drawings) => pictures.add(drawings as Drawing[]))
        .then(
          () => response.writeHead(204).end(),
          (error: unknown) => response.writeHead(400).end(String(error)),
        )
      return
    }
    const isNeeded = pictures.isEmpty() ? undefined : neededBy(request)
    if (isNeeded) void pictures.wait(isNeeded).then(() => storage(request, response))
    else storage(request, response)
  }
