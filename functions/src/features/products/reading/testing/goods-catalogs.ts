import type { Product } from '@bartan/contract/products/schema'
import { goodsCatalogOf } from '../goods-catalog.ts'
import { readMessage } from '../read-message.ts'
import demoGoods from './demo-goods.json' with { type: 'json' }
import otherGoods from './other-goods.json' with { type: 'json' }
import { indexOf } from './score-messages.ts'

/** The demo shop's products as they were when the messages were written, and those of another shop. */
export const DEMO = demoGoods as unknown as readonly Product[]
export const OTHER = otherGoods as unknown as readonly Product[]

const demo = indexOf(DEMO)

/** What the reader makes of a message to the demo shop: `sure 2 PRK-BKT-505/10 L`, `open 2 ARI-BKT-501`. */
export const linesOf = (message: string): string[] => {
  const { goodsCatalog, known } = goodsCatalogOf(demo)
  return readMessage(message, known, goodsCatalog).lines.map(
    ({ quantity, chosen, candidates, doubts }) => {
      const choice =
        chosen && [chosen.productId, chosen.size, chosen.color].filter(Boolean).join('/')
      return `${doubts.length === 0 ? 'sure' : 'open'} ${quantity} ${choice ?? `${candidates[0]?.productId}…`}`
    },
  )
}
