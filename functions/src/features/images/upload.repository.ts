import { parseImageObject } from '@bartan/contract/images/rules'
import type { ImageName } from '@bartan/contract/images/rules'
import type { Caller } from '#domain/caller.ts'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Connect } from '#database/connect.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'

export const uploadRepository = (connect: Connect, images: Pick<ImageStore, 'list'>) => ({
  note: async (
    by: Caller,
    action: 'image.uploaded' | 'image.deleted',
    publicId: string,
  ): Promise<void> => {
    const database = await connect()
    const batch = database.firestore.batch()
    recordAudit(database, batch, {
      by,
      action,
      target: { _id: publicId, name: publicId },
      changes: {},
    })
    await batch.commit()
  },

  // In an object's name the version comes before the public id, so finding one means going through all names. Cloud
  // Storage matches the pattern on its side; the emulator ignores patterns, so names are filtered again here.
  versionsOf: async (publicId: string): Promise<ImageName[]> => {
    const objects = await images.list('upload/v', `upload/v*/${publicId}/*.webp`)
    const names = objects.flatMap((object) => parseImageObject(object) ?? [])
    const mine = names.filter((name) => name.publicId === publicId)
    return [...new Map(mine.map((name) => [name.version, name])).values()]
  },
})
