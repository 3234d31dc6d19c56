import { random as seeded } from '@bartan/demo-shop/random'
import { newCollectionPages, onePage, popularProductPages, walkOf } from '../workload/pages.ts'
import { drive } from './drive.ts'
import {
  CONNECTIONS,
  measureDriven,
  productsOf,
  type CallFigures,
  type Site,
} from './measure-calls.ts'
import { measureNewHome } from './measure-new-home.ts'
import { measure } from './measure.ts'

/** Product pages rendered before anything is measured, so that V8 has compiled the renderer. */
const WARM_UP_PAGES = 60

/** Maximum number of products that the simulated crawler visits. */
const WALK = 1000

/**
 * Measures pages that no instance has in memory, and pages that it has. For the first, one crawler asks for every
 * product's page in English, and ten connections ask for them in Hindi.
 */
export const measurePages = async (site: Site): Promise<CallFigures[]> => {
  const { stack, instance, url } = site
  const random = seeded(3)
  const products = (await productsOf(url)).slice(0, WALK + WARM_UP_PAGES)
  const walked = products.slice(WARM_UP_PAGES)
  await drive({ url, connections: 1, calls: WARM_UP_PAGES, next: walkOf(products) })
  const measureWalk = async (
    call: string,
    connections: number,
    next: ReturnType<typeof walkOf>,
  ) => {
    const run = () => drive({ url, connections, calls: walked.length, next })
    return { call, connections, ...(await measure(stack, instance, run)) }
  }
  const measured = [
    await measureWalk(`product page, new: a walk of ${walked.length}`, 1, walkOf(walked)),
    await measureWalk('product page, new, in Hindi', 10, walkOf(walked, '/hi')),
  ]
  const workloads = {
    'product page, from memory': popularProductPages(products, random),
    'collection page, new': newCollectionPages(random),
    'collection page, from memory': onePage('/collections/all'),
    'home page, from memory': onePage('/'),
  }
  for (const [call, next] of Object.entries(workloads))
    for (const connections of CONNECTIONS)
      measured.push(await measureDriven(site, call, next, connections))
  return [...measured, await measureNewHome(site)]
}
