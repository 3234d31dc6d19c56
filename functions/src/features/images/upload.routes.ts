import { deleteImage, uploadImage } from '@bartan/contract/images/endpoints'
import { MAX_UPLOAD_BYTES, UPLOAD_FIELD } from '@bartan/contract/images/rules'
import { readFile } from '#http/request/multipart.ts'
import { handle } from '#http/framework/route.ts'
import type { UploadService } from './upload.service.ts'

export const uploadRoutes = (uploads: UploadService) => [
  handle(uploadImage, async ({ req, caller }) =>
    uploads.upload(
      await readFile(req, { field: UPLOAD_FIELD, maxBytes: MAX_UPLOAD_BYTES }),
      caller,
    ),
  ),
  handle(deleteImage, async ({ body, caller }) => {
    await uploads.remove(body.public_id, caller)
    return { message: 'Image deleted' }
  }),
]
