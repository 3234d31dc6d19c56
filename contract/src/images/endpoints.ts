import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { text } from '../shared/field.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_FIELD } from './rules.ts'

/** Room for the form's boundaries and headers, and for small fields beside the file. */
export const FORM_BYTES = 64 * 1024

export const uploadImage = endpoint('POST /api/upload', {
  summary: 'Store a product image: JPEG, PNG, WebP or AVIF, at most 5 MB and 40 megapixels',
  access: ['catalogue'],
  appCheck: true,
  fileField: UPLOAD_FIELD,
  bodyBytes: MAX_UPLOAD_BYTES + FORM_BYTES,
  status: 201,
  reply: z.object({ imageUrl: z.string(), publicId: z.string() }),
  errors: ['payload_too_large', 'unsupported_media_type'],
})

export const deleteImage = endpoint('DELETE /api/admin/products/delete-img', {
  summary: 'Delete every width of a product image; 409 for one that the settings show',
  access: ['catalogue'],
  body: z.object({ public_id: text('public_id', 300) }),
  // Some proxies drop the body of a DELETE.
  bodyOrQuery: true,
  reply: z.object({ message: z.string() }),
  errors: ['not_found'],
})
