import { MAX_UPLOAD_BYTES, UPLOAD_FIELD } from '@bartan/contract/images/rules'
import { addReturnPhoto, getReturnPhoto } from '@bartan/contract/orders/return-photo-endpoints'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import { readFile } from '#http/request/multipart.ts'
import type { ReturnPhotosService } from './return-photos.service.ts'

export const returnPhotoRoutes = (photos: ReturnPhotosService) => [
  handle(addReturnPhoto, async ({ caller, params, req, res }) => {
    const { order, isRepeated } = await photos.add(caller, params.id, () =>
      readFile(req, { field: UPLOAD_FIELD, maxBytes: MAX_UPLOAD_BYTES }),
    )
    if (isRepeated) res.status(200)
    return order
  }),
  handle(
    getReturnPhoto,
    async ({ caller, params }) =>
      new FileReply(await photos.open(caller, params.id, params.photo), {
        type: 'image/webp',
        name: 'picture.webp',
      }),
  ),
]
