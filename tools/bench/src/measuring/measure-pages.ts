import { random as seeded } from '@bartan/demo-shop/random'
import { newCollectionPages, onePage, popularProductPages, walkOf } from '../workload/pages.ts'
import { drive } from './drive.ts'
import { measure } from './measure.ts'
import { CONNECTIONS, measureDriven, productsOf } from './measure-calls.ts'
import type { CallFigures, Site } from './measure-calls.ts'
import { measureNewHome } from './measure-new-home.ts'

/** Pages of a product that are drawn before anything is measured, so that V8 has compiled what draws them. */
const WARM_UP_PAGES = 60

/** A crawler's walk is of so many products at most. */
const WALK = 1000

/**
 * Pages that no instance has in memory, and pages that it has. Every product's page is asked for once in English, by
 * one crawler, and once in Hindi, over ten connections: none of these is in memory.
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
