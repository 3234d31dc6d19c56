import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './field.ts'

/** Limits of an uploaded picture (contract §7). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 40_000_000
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Room for the form's boundaries and headers, and for small fields beside the file. */
const FORM_BYTES = 64 * 1024

/** The multipart field that holds the file. */
export const UPLOAD_FIELD = 'image'

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Store a product picture: JPEG, PNG, WebP or AVIF, at most 5 MB and 40 megapixels',
  access: 'admin',
  checkRevoked: true,
  appCheck: true,
  fileField: UPLOAD_FIELD,
  bodyBytes: MAX_UPLOAD_BYTES + FORM_BYTES,
  status: 201,
  reply: z.object({ imageUrl: z.string(), publicId: z.string() }),
  errors: ['payload_too_large', 'unsupported_media_type'],
})

export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/delete-img',
  summary: 'Delete every width of a product picture',
  access: 'admin',
  checkRevoked: true,
  body: z.object({ public_id: text('public_id', 300) }),
  // Some proxies drop the body of a DELETE.
  bodyOrQuery: true,
  reply: z.object({ message: z.string() }),
  errors: ['not_found'],
})
