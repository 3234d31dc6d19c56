import { functionEnvironment } from '#stack/project.ts'
import type { EmulatorPorts } from '#stack/project.ts'
import type { Drawing } from '#pictures/drawing.ts'
import { namePictures } from '#pictures/name-pictures.ts'
import type { Seed } from '@bartan/demo-shop/compose-shop'
import { composeShop, productsOf } from '@bartan/demo-shop/compose-shop'
import { runLoader } from './run-loader.ts'

const WHAT = { demo: 'Filling the demo shop', empty: 'Setting up an empty shop' }

type Options = {
  log: (line: string) => void
  /** Draws the pictures, or leaves them to somebody who does. */
  provide: (drawings: Drawing[], ports: EmulatorPorts, signal: AbortSignal) => Promise<void>
}

/** Seeds an empty shop; Seed says with what. */
export const seedShop =
  (seed: Seed, { log, provide }: Options) =>
  async (ports: EmulatorPorts, loader: string, signal: AbortSignal) => {
    log(`${typeof seed === 'number' ? `Filling a shop of ${seed} products` : WHAT[seed]} (once) …`)
    const { images, drawings } = namePictures(productsOf(seed))
    await provide(drawings, ports, signal)
    const shop = composeShop(seed, ({ sku }) => images.get(sku) ?? [])
    await runLoader(shop, { loader, env: functionEnvironment(ports), signal, log })
  }
