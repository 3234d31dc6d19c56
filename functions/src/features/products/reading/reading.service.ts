import type { CatalogIndex } from '../index/catalog-index.ts'
import { goodsCatalogOf } from './goods-catalog.ts'
import { readMessage, type ReadLine } from './read-message.ts'
import type { Offer } from './steps/goods.ts'
import { PAPER_CODE } from './steps/tokens.ts'

type Ports = {
  /** The catalog in memory: what shoppers can buy. */
  catalog: () => Promise<CatalogIndex>
  /** Products in the order of their codes on printed lists. */
  paperCodes: () => Promise<readonly string[]>
}

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
export const readingService = ({ catalog, paperCodes }: Ports) => ({
  read: async (text: string) => {
    const codes = PAPER_CODE.test(text) ? paperCodes() : []
    const { goodsCatalog, known } = goodsCatalogOf(...(await Promise.all([catalog(), codes])))
    const { lines, ...contact } = readMessage(text, known, goodsCatalog)
    return { ...contact, lines: lines.map(lineOf) }
  },
})

export type ReadingService = ReturnType<typeof readingService>
