import { MAX_PAPER_CODES, paperCodeAt } from '@bartan/contract/products/paper/paper-codes'
import { asProductId } from '@bartan/contract/products/product-id'
import type { Transact } from '#domain/transact.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import type { PaperCodesUnit } from './paper-codes.repository.ts'

type Ports = {
  transact: Transact<PaperCodesUnit>
  catalog: () => Promise<CatalogIndex>
}

/** Queue of the jobs that assign codes. */
const LOCK = 'paper-codes'

export const paperCodesService = ({ transact, catalog }: Ports) => ({
  /** A product keeps its code for ever; one without gets the next. Unknown products get none. */
  codesOf: async (ids: readonly string[]) => {
    const { rows } = await catalog()
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
  },
})

export type PaperCodesService = ReturnType<typeof paperCodesService>
