import { deleteImage, MAX_UPLOAD_BYTES, UPLOAD_FIELD, uploadImage } from '@bartan/contract/upload'
import { readFile } from '../../http/multipart.ts'
import { handle } from '../../http/route.ts'
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
