import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { IMAGE_WIDTHS, imageObject, parseImageUrl } from '@bartan/contract/images/rules'
import { demoProducts } from '@bartan/demo-shop/demo-products'
import { productPictures, readPicture } from '@bartan/demo-shop/pictures'
import { metadataOf } from './object-metadata.ts'
import type { ObjectStore } from './object-store.ts'

/** How shops until November 2026 stored a demo picture that was still to be drawn. */
type Undrawn = {
  form: string
  material: string
  color?: string
  view?: string
  measures?: object
}

const nameOf = ({ form, material, color, view = 'front', measures }: Undrawn) => {
  const alike = demoProducts.filter((product) => product.form === form)
  const product = alike.find((one) => one.material === material) ?? alike[0]
  const pictures = product ? productPictures(product) : []
  const front = color?.toLowerCase() ?? 'front'
  const seen = measures ? 'size' : view === 'front' ? front : view
  return (pictures.find(({ name }) => name.endsWith(`/${seen}`)) ?? pictures[0])?.name
}

const readAll = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT url, picture FROM undrawn').all()
  database.close()
  return rows as { url: string; picture: string }[]
}

/**
 * Earlier versions drew the demo's pictures while the shop was open. Pictures missing from such a shop get the file
 * with the same content, or one of the same kind.
 */
export const fillUndrawnPictures = async (file: string, store: ObjectStore, bucket: string) => {
  for (const { url, picture } of readAll(file)) {
    const image = parseImageUrl(url)
    const name = nameOf(JSON.parse(picture) as Undrawn)
    if (!image || !name) continue
    for (const width of IMAGE_WIDTHS) {
      const bytes = await readPicture(name, width)
      const described = {
        contentType: 'image/webp',
        cacheControl: 'public, max-age=31536000, immutable',
      }
      const object = await metadataOf(bucket, imageObject(image, width), described, bytes)
      store.put({ path: `${bucket}/${object.name}`, metadata: JSON.stringify(object), bytes })
    }
  }
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
}
