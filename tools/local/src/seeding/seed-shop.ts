import { composeShop, productsOf, type Seed } from '@bartan/demo-shop/compose-shop'
import { bucketOf, functionEnvironment, PROJECT_ID, type EmulatorPorts } from '#stack/project.ts'
import { namePictures } from './name-pictures.ts'
import { runLoader } from './run-loader.ts'
import { uploadPictures } from './upload-pictures.ts'

const WHAT = { demo: 'Filling the demo shop', empty: 'Setting up an empty shop' }

/** Seeds an empty shop with the data of `Seed`. */
export const seedShop =
  (seed: Seed, log: (line: string) => void) =>
  async (ports: EmulatorPorts, loader: string, signal: AbortSignal) => {
    log(`${typeof seed === 'number' ? `Filling a shop of ${seed} products` : WHAT[seed]} (once) …`)
    const { images, pictures } = namePictures(productsOf(seed))
    await uploadPictures(pictures, {
      bucket: bucketOf(PROJECT_ID),
      projectId: PROJECT_ID,
      storagePort: ports.storagePort,
      signal,
    })
    const shop = composeShop(seed, ({ sku }) => images.get(sku) ?? [])
    await runLoader(shop, { loader, env: functionEnvironment(ports), signal, log })
  }
