import { readOrderMessage } from '@bartan/contract/orders/read-endpoints'
import { handle } from '#http/framework/route.ts'
import { paperCodesRepository } from '../paper-codes/paper-codes.repository.ts'
import type { ProductsContext } from '../products-context.ts'
import { goodsCatalogOf } from './goods-catalog.ts'
import { readMessage, type ReadLine } from './read-message.ts'
import type { Offer } from './steps/goods.ts'
import { PAPER_CODE } from './steps/tokens.ts'

const choiceOf = ({ productId, size, color }: Offer) => ({ productId, size, color })

const candidateOf = ({ productId, name, size, color, price }: Offer) => ({
  productId,
  name,
  size,
  color,
  price,
})

const lineOf = ({ text, quantity, chosen, candidates, doubts }: ReadLine) => ({
  text,
  quantity,
  ...(chosen && { chosen: choiceOf(chosen) }),
  candidates: candidates.map(candidateOf),
  sure: doubts.length === 0,
  doubts,
})

/** Reads customers' messages; writes nothing. */
export const readingRoutes = ({ connect, catalog }: ProductsContext) => [
  handle(
    readOrderMessage,
    async ({ body: { text } }) => {
      const codes = PAPER_CODE.test(text) ? paperCodesRepository(connect).products() : []
      const { goodsCatalog, known } = goodsCatalogOf(
        ...(await Promise.all([catalog.current(), codes])),
      )
      const { lines, ...contact } = readMessage(text, known, goodsCatalog)
      return { ...contact, lines: lines.map(lineOf) }
    },
    { isSecret: true },
  ),
]
