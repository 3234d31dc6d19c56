import { asProductId, type ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import type { LearnedWord } from '@bartan/contract/searches/learned-endpoints'
import { isPersonal } from '@bartan/contract/searches/rules'
import type { Synonym } from '@bartan/contract/settings/settings'
import { SYNONYM_LENGTH } from '@bartan/contract/settings/synonym-schema'
import { AppError } from '#domain/app-error.ts'
import type { ShopContext } from '../../../shop-context.ts'
import { confirmedWords, withDismissed, withTaught } from './learned-words.ts'
import { learnedRepository, learnedTransactions } from './learned.repository.ts'

/** Words of a stretch that the catalog doesn't know, without numbers, sizes and chatter. */
export type UnknownWords = (said: string) => Promise<readonly string[]>

/** Queue of the jobs that teach. */
const LOCK = 'learned words'

/** Longer texts are sentences, not names. */
const MAX_WORDS = 3

const meaningOf = (name: string): string =>
  name.length <= SYNONYM_LENGTH
    ? name
    : name
        .slice(0, SYNONYM_LENGTH + 1)
        .replace(/\s+\S*$/u, '')
        .slice(0, SYNONYM_LENGTH)

/** Words that staff had to explain when turning messages into orders, offered as synonyms once two orders agree. */
export const learnedService = ({ connect, namesOf }: ShopContext, unknownWords: UnknownWords) => {
  const transact = learnedTransactions(connect)
  const { words } = learnedRepository(connect)

  const wordOf = async (said: string): Promise<string | undefined> => {
    const unknown = await unknownWords(said)
    const word = unknown.join(' ')
    const isWord = unknown.length > 0 && unknown.length <= MAX_WORDS
    return isWord && word.length <= SYNONYM_LENGTH && !isPersonal(said) ? word : undefined
  }

  return {
    /** Accepts only products of the order, and no word of the customer's name or address. */
    teach: async (orderId: string, lines: readonly { said: string; productId: ProductId }[]) => {
      const taught = await Promise.all(
        lines.map(async ({ said, productId }) => ({
          word: await wordOf(said),
          product: productId,
        })),
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

    /** Without words that have a synonym already, and without deleted products. */
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
