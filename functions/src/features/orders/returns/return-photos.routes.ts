import { addReturnPhoto, getReturnPhoto } from '@bartan/contract/orders/return-photo-endpoints'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { ReturnPhotosService } from './return-photos.service.ts'

export const returnPhotoRoutes = (photos: ReturnPhotosService) => [
  handle(addReturnPhoto, async ({ caller, params, file, res }) => {
    const { order, isRepeated } = await photos.add(caller, params.id, file)
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
