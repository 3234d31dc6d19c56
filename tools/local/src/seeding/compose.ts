/** `compose.ts SEED FILE.json`, in the environment of a function: stores a shop's pictures, and writes its data to the file. */
import { writeFile } from 'node:fs/promises'
import { composeShop, productsOf, type Seed } from '@bartan/demo-shop/compose-shop'
import { namePictures, uploadPictures } from './name-pictures.ts'

const [seedText = '', file = ''] = process.argv.slice(2)
const seed = JSON.parse(seedText) as Seed
const { images, pictures } = namePictures(productsOf(seed))
await uploadPictures(pictures)
await writeFile(file, JSON.stringify(composeShop(seed, ({ sku }) => images.get(sku) ?? [])))
// Storage's connections would keep the process running.
process.exit(0)
