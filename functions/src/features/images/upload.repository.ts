import { parseImageObject, type ImageName } from '@bartan/contract/images/rules'
import type { Connect } from '#database/connect.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import { transactWithReply } from '#database/transaction.ts'
import type { Author } from '#domain/caller.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'

type PictureAction = 'image.uploaded' | 'image.deleted'

export const uploadRepository = (connect: Connect, images: Pick<ImageStore, 'list'>) => ({
  /** Records a change of a picture in the audit log, with the reply of the call or of this part of it. */
  note: async <T>(by: Author, action: PictureAction, publicId: string, reply: T): Promise<T> => {
    const database = await connect()
    return transactWithReply(database, async (work, keep) => {
      recordAudit(database, work, {
        by,
        action,
        target: { _id: publicId, name: publicId },
        changes: {},
      })
      return keep.reply(reply)
    })
  },

  // In an object's name the version precedes the public id, so all names are searched. Cloud Storage matches the
  // pattern itself; the emulator ignores patterns, so names are filtered again here.
  versionsOf: async (publicId: string): Promise<ImageName[]> => {
    const objects = await images.list('upload/v', `upload/v*/${publicId}/*.webp`)
    const names = objects.flatMap((object) => parseImageObject(object) ?? [])
    const mine = names.filter((name) => name.publicId === publicId)
    return [...new Map(mine.map((name) => [name.version, name])).values()]
  },
})
