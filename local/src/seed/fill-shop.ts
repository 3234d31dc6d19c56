import { existsSync } from 'node:fs'
import type { ShopData } from '@bartan/contract/shop-data'
import { type EmulatorPorts, functionEnvironment } from '../stack/project.ts'
import type { Seed } from '../stack/settings.ts'
import { demoProducts } from './demo-products.ts'
import type { DemoProduct } from './demo-product.ts'
import { runLoader } from './run-loader.ts'
import { demoAdmin, demoCustomer } from './shop-accounts.ts'

const DAY_MS = 86_400_000

const toProduct = (
  { form: _form, look: _look, createdDaysAgo, ...product }: DemoProduct,
  now: number,
): ShopData['products'][number] => ({
  ...product,
  images: [],
  createdAt: new Date(now - createdDaysAgo * DAY_MS).toISOString(),
})

const composeShop = (seed: Seed, now: number): ShopData => {
  if (seed === 'empty') return { accounts: [demoAdmin], products: [], orders: [] }
  return {
    accounts: [demoAdmin, demoCustomer],
    products: demoProducts.map((product) => toProduct(product, now)),
    orders: [],
  }
}

/** Fills an empty shop; see Seed for with what. */
export const fillShop =
  (seed: Seed, log: (line: string) => void) =>
  async (ports: EmulatorPorts, loader: string, signal: AbortSignal) => {
    if (!existsSync(loader)) return log('functions/lib/load-shop.js is missing: starting empty')
    log(seed === 'empty' ? 'Setting up an empty shop …' : 'Filling the shop …')
    const shop = composeShop(seed, Date.now())
    await runLoader(shop, { loader, env: functionEnvironment(ports), signal, log })
  }
