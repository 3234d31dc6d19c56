import type { Product } from '@bartan/contract/products/schema'
import { CatalogIndex } from '../../index/catalog-index.ts'
import { goodsCatalogOf } from '../goods-catalog.ts'
import { readMessage, type ReadLine, type ReadMessage } from '../read-message.ts'

/** What a line of a message should be read as; `quantity: null` where none is right. */
type Wanted = {
  quantity: number | null
  /** Any of these is right. */
  products: string[]
  /** Size and color where they are told; else the variant stays open. */
  variant?: [size: string, color: string]
  /** It can't be beyond doubt. */
  unsure?: true
}

export type Message = {
  language: string
  catalog: string
  kind: string
  text: string
  lines: Wanted[]
  contact?: Record<string, string>
}

export type Score = {
  messages: number
  lines: number
  /** Product and quantity are as wanted. */
  right: number
  variants: number
  variantRight: number
  sure: number
  /** Marked sure, and not as wanted. */
  sureAndWrong: number
  contacts: number
  contactRight: number
}

export const noScore = (): Score => ({
  messages: 0,
  lines: 0,
  right: 0,
  variants: 0,
  variantRight: 0,
  sure: 0,
  sureAndWrong: 0,
  contacts: 0,
  contactRight: 0,
})

export const indexOf = (products: readonly Product[]): CatalogIndex => {
  const index = new CatalogIndex()
  index.apply(
    products.map((product) => ({
      id: product._id,
      version: 1,
      entry: { product, sold: 0, version: 1 },
    })),
  )
  return index
}

const isRight = (wanted: Wanted, line: ReadLine | undefined): boolean =>
  line !== undefined &&
  (wanted.quantity === null || wanted.quantity === line.quantity) &&
  wanted.products.includes((line.chosen ?? line.candidates[0])?.productId ?? '')

const isVariantRight = ({ products, variant }: Wanted, line: ReadLine | undefined): boolean =>
  variant === undefined
    ? line?.chosen === undefined || products.length === 1
    : line?.chosen !== undefined &&
      products.includes(line.chosen.productId) &&
      line.chosen.size === variant[0] &&
      line.chosen.color === variant[1]

/** The read lines in the order of the wanted ones; what is read beside them is too much. */
const paired = (wanted: readonly Wanted[], lines: readonly ReadLine[]) => {
  const left = [...lines]
  const pairs = wanted.map((want) => {
    const at = left.findIndex((line) => isRight(want, line))
    return { want, line: at < 0 ? undefined : left.splice(at, 1)[0] }
  })
  return { pairs, left }
}

const isContactRight = (wanted: Record<string, string>, read: ReadMessage): boolean => {
  const has: Record<string, string | undefined> = {
    ...read.address,
    phone: read.phone,
    name: read.name,
  }
  return Object.entries(wanted).every(([field, value]) => has[field] === value)
}

/** What the reader makes of a message, beside what it should; `faults` says it in words. */
export const scoreMessage = (message: Message, index: CatalogIndex) => {
  const { goodsCatalog, known } = goodsCatalogOf(index)
  const read = readMessage(message.text, known, goodsCatalog)
  const { pairs, left } = paired(message.lines, read.lines)
  const score = noScore()
  const faults: string[] = []
  score.messages = 1
  score.lines = message.lines.length
  for (const { want, line } of pairs) {
    if (line) score.right++
    else faults.push(`not read: ${want.quantity} × ${want.products.join(' or ')}`)
    if (want.variant) score.variants++
    const isVariant = isVariantRight(want, line)
    if (want.variant && isVariant) score.variantRight++
    if (want.variant && line && !isVariant)
      faults.push(`variant: ${line.chosen?.productId} ${line.chosen?.size} ${line.chosen?.color}`)
    if (line?.doubts.length !== 0) continue
    score.sure++
    if (!want.unsure && want.variant && isVariant) continue
    score.sureAndWrong++
    faults.push(`SURE and wrong: ${line.text}`)
  }
  for (const line of left) {
    const isSure = line.doubts.length === 0
    if (isSure) {
      score.sure++
      score.sureAndWrong++
    }
    faults.push(
      `${isSure ? 'SURE and ' : ''}too much: ${line.quantity} × ${line.candidates[0]?.productId} (${line.text})`,
    )
  }
  if (message.contact) {
    score.contacts = 1
    if (isContactRight(message.contact, read)) score.contactRight = 1
    else
      faults.push(
        `contact: ${JSON.stringify({ phone: read.phone, name: read.name, ...read.address })}`,
      )
  }
  return { score, faults, read }
}

export const addScore = (sum: Score, one: Score): Score => ({
  messages: sum.messages + one.messages,
  lines: sum.lines + one.lines,
  right: sum.right + one.right,
  variants: sum.variants + one.variants,
  variantRight: sum.variantRight + one.variantRight,
  sure: sum.sure + one.sure,
  sureAndWrong: sum.sureAndWrong + one.sureAndWrong,
  contacts: sum.contacts + one.contacts,
  contactRight: sum.contactRight + one.contactRight,
})
