import { reason } from '@bartan/contract/reasons/reasons'
import type { Named } from '@bartan/contract/products/names'
import type { LearnedWord } from '@bartan/contract/searches/learned-endpoints'
import { isPersonal } from '@bartan/contract/searches/rules'
import { SYNONYM_LENGTH } from '@bartan/contract/settings/synonym-schema'
import type { Synonym } from '@bartan/contract/settings/settings'
import { AppError } from '#domain/app-error.ts'
import type { Transact } from '#domain/transact.ts'
import { confirmedWords, withDismissed, withTaught } from './learned-words.ts'
import type { Learned } from './learned-words.ts'
import type { LearnedUnit } from './learned.repository.ts'
import type { ProductId } from '@bartan/contract/products/product-id'
import { asProductId } from '@bartan/contract/products/product-id'

type Ports = {
  transact: Transact<LearnedUnit>
  words: () => Promise<readonly Learned[]>
  /** The words of a stretch of a message that the catalog doesn't know, without numbers, sizes and chatter. */
  unknownWords: (said: string) => Promise<readonly string[]>
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>
}

/** Makes those who teach wait for each other. */
const LOCK = 'learned words'

/** What is longer is a sentence, and no name of a thing. */
const MAX_WORDS = 3

const meaningOf = (name: string): string =>
  name.length <= SYNONYM_LENGTH
    ? name
    : name
        .slice(0, SYNONYM_LENGTH + 1)
        .replace(/\s+\S*$/u, '')
        .slice(0, SYNONYM_LENGTH)

/** Words that people had to explain while they made orders of messages, offered as synonyms once two orders agree. */
export const learnedService = ({ transact, words, unknownWords, namesOf }: Ports) => {
  const wordOf = async (said: string): Promise<string | undefined> => {
    const unknown = await unknownWords(said)
    const word = unknown.join(' ')
    const isWord = unknown.length > 0 && unknown.length <= MAX_WORDS
    return isWord && word.length <= SYNONYM_LENGTH && !isPersonal(said) ? word : undefined
  }

  return {
    /** Only products of the order; no word of its customer's name or address. */
    teach: async (orderId: string, told: readonly { said: string; productId: ProductId }[]) => {
      const taught = await Promise.all(
        told.map(async ({ said, productId }) => ({ word: await wordOf(said), product: productId })),
      )
      return transact([LOCK], async (unit, keep) => {
        const order = await unit.order(orderId)
        if (!order) throw new AppError('not_found', reason('order_not_found'))
        const own = new Set(order.person.toLowerCase().split(/[^\p{L}\p{M}]+/u))
        const noted = taught.flatMap(({ word, product }) =>
          word !== undefined &&
          order.productIds.includes(product) &&
          !word.split(' ').some((one) => own.has(one))
            ? [{ word, product }]
            : [],
        )
        const before = await unit.words()
        const after = withTaught(before, noted, orderId)
        if (after !== before) unit.keep(after)
        return keep.reply({ noted: noted.length })
      })
    },

    dismiss: (word: string, product: string) =>
      transact([LOCK], async (unit, keep) => {
        const before = await unit.words()
        const after = withDismissed(before, { word, product })
        if (after !== before) unit.keep(after)
        return keep.reply({})
      }),

    /** Without words that have a meaning of the shop's own, and without products that are gone. */
    offered: async (synonyms: readonly Synonym[]): Promise<LearnedWord[]> => {
      const meant = new Set(synonyms.map(({ word }) => word.toLowerCase()))
      const fresh = confirmedWords(await words()).filter(({ word }) => !meant.has(word))
      const names = await namesOf(fresh.map(({ product }) => product))
      return fresh.flatMap(({ word, product }) => {
        const name = names.get(product)?.name
        return name === undefined
          ? []
          : [{ word, productId: asProductId(product), name, means: meaningOf(name) }]
      })
    },
  }
}

export type LearnedService = ReturnType<typeof learnedService>
