import * as z from 'zod'
import { FORM_BYTES } from '../images/endpoints.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_FIELD } from '../images/rules.ts'
import { endpoint } from '../shared/endpoint.ts'
import { id } from '../shared/field.ts'
import { MAX_RETURN_PHOTOS } from './return-rules.ts'
import { orderSchema } from './schema.ts'

/** Idempotent: the same picture is added once. */
export const addReturnPhoto = endpoint('POST /api/orders/:id/return/photos', {
  summary: `Add a picture to your own open return, at most ${MAX_RETURN_PHOTOS}: JPEG, PNG, WebP or AVIF, at most 5 MB and 40 megapixels`,
  access: 'customer',
  checkRevoked: true,
  limitAddress: 'perTenMinutes',
  fileField: UPLOAD_FIELD,
  bodyBytes: MAX_UPLOAD_BYTES + FORM_BYTES,
  status: 201,
  repeatStatus: 200,
  reply: orderSchema,
  errors: ['payload_too_large', 'unsupported_media_type'],
})

export const getReturnPhoto = endpoint('GET /api/orders/:id/return/photos/:photo', {
  summary: 'A picture of a return, for the customer who sent it and for admins',
  access: 'customer',
  checkRevoked: true,
  params: z.object({ id: id('id'), photo: id('photo') }),
  replyType: 'image/webp',
  reply: z.string().meta({ description: 'A WebP image' }),
})
