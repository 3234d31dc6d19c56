import type { ImageStore } from '#platform/firebase/image-store.ts'

export type PhotoName = { userId: string; orderId: string; photo: string }

/** Apart from product images, which are public; by customer, so that an account's pictures are found. */
const FOLDER = 'returns'

const objectOf = ({ userId, orderId, photo }: PhotoName): string =>
  `${FOLDER}/${userId}/${orderId}/${photo}.webp`

/** Pictures of returns: private, served by the API only. */
export const returnPhotosRepository = (store: ImageStore) => {
  const removeAll = async (prefix: string): Promise<void> => {
    for (const object of await store.list(prefix)) await store.remove(object)
  }
  return {
    read: (name: PhotoName) => store.read(objectOf(name)),
    write: (name: PhotoName, bytes: Uint8Array) => store.write(objectOf(name), bytes),
    remove: (name: PhotoName) => store.remove(objectOf(name)),
    removeOfOrder: ({ userId, orderId }: Omit<PhotoName, 'photo'>) =>
      removeAll(`${FOLDER}/${userId}/${orderId}/`),
    removeOfCustomer: (userId: string) => removeAll(`${FOLDER}/${userId}/`),
  }
}

export type ReturnPhotosRepository = ReturnType<typeof returnPhotosRepository>
