import { MAX_PAPER_CODES, paperCodeAt } from '@bartan/contract/products/paper/paper-codes'
import { givePaperCodes } from '@bartan/contract/products/paper/paper-endpoints'
import { asProductId } from '@bartan/contract/products/product-id'
import { handle } from '#http/framework/route.ts'
import type { ProductsContext } from '../products-context.ts'
import { paperCodesTransactions } from './paper-codes.repository.ts'

/** Queue of the jobs that assign codes. */
const LOCK = 'paper-codes'

export const paperCodeRoutes = ({ connect, catalog }: ProductsContext) => {
  const transact = paperCodesTransactions(connect)
  return [
    /** A product keeps its code for ever; one without gets the next. Unknown products get none. */
    handle(givePaperCodes, async ({ body: { ids } }) => {
      const { rows } = await catalog.current()
      const wanted = [...new Set(ids)].filter((id) => rows.slotOf(id) !== undefined)
      return transact([LOCK], async (unit, keep) => {
        const products = [...(await unit.products())]
        const known = new Set(products)
        const added = wanted.filter((id) => !known.has(id))
        products.push(...added.slice(0, MAX_PAPER_CODES - products.length))
        if (products.length > known.size) unit.keep(products)
        const place = new Map(products.map((id, at) => [id, at]))
        const codes = wanted.flatMap((productId) => {
          const at = place.get(productId)
          return at === undefined
            ? []
            : [{ productId: asProductId(productId), code: paperCodeAt(at) }]
        })
        return keep.reply({ codes })
      })
    }),
  ]
}
