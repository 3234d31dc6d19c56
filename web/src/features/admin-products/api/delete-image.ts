import { parseImageUrl } from '@bartan/contract/images/rules'
import { call } from '#lib/api/api-client.ts'

/** Deletes the stored image behind a URL; an image from elsewhere is not ours to delete. */
export const deleteImage = async (url: string): Promise<void> => {
  const name = parseImageUrl(url)
  if (name)
    await call('DELETE /api/admin/products/delete-img', { body: { public_id: name.publicId } })
}
