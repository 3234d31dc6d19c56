import { isQuantity } from '../../vocabulary/number-words.ts'
import { ADDRESS_WORDS, NAME_END, NAME_LABEL, PHONE_LABELS } from '../../vocabulary/places.ts'
import { CHATTER_WORDS, DOUBTFUL_WORDS } from '../../vocabulary/talk.ts'
import { stretchesOf, TAKEN, tidyText, wordsOf, type IsGoods } from './stretches.ts'

/** Names are searched around the first numbers. */
const MAX_NUMBERS = 4

export const isName = (text: string, isGoods: IsGoods): boolean => {
  const words = text.split(/\s+/)
  return (
    words.length <= 3 &&
    words.every((word) => /^\p{L}[\p{L}\p{M}.]+$/u.test(word)) &&
    !wordsOf(text).some(
      (w) =>
        CHATTER_WORDS.has(w) ||
        ADDRESS_WORDS.has(w) ||
        DOUBTFUL_WORDS.has(w) ||
        PHONE_LABELS.has(w),
    ) &&
    !isQuantity(wordsOf(text)) &&
    !isGoods(text)
  )
}

/** After a label, or in a sentence: "name: Asha", "mera naam Asha hai". */
export const takeNamed = (text: string): { name?: string; rest: string } => {
  const label = NAME_LABEL.exec(text)
  if (!label) return { rest: text }
  const from = label.index + label[0].length
  const words: string[] = []
  let end = from
  for (const { 0: word, index } of text.slice(from).matchAll(/[\p{L}\p{M}.]+|[^\s]|\n/gu)) {
    const bare = word.replace(/\.$/, '')
    const isPart = /^\p{L}/u.test(word) && words.length < 3 && !NAME_END.test(bare)
    if (!isPart) {
      if (/^(hai|है|आहे|ahe)$/u.test(bare)) end = from + index + word.length
      break
    }
    words.push(bare)
    end = from + index + word.length
    if (word.endsWith('.')) break
  }
  const name = words.join(' ')
  if (name === '' || !isName(name, () => false)) return { rest: text }
  return { name, rest: `${text.slice(0, label.index)},${text.slice(end)}` }
}

/** A name without a label: directly before the address, or directly before or after the phone. */
export const takeName = (
  text: string,
  isGoods: IsGoods,
  above: { row: number; from: number } | undefined,
) => {
  const rows = text.split('\n')
  const near: { row: number; from: number; to: number; text: string }[] = []
  const add = (row: number, end: number) => {
    const last = stretchesOf((rows[row] ?? '').slice(0, end)).findLast(
      (one) => tidyText(one.text) !== '',
    )
    if (last) near.push({ row, ...last })
    return last
  }
  if (above && !add(above.row, above.from)) {
    if (above.row > 0) add(above.row - 1, Infinity)
  }
  for (const [row, written] of rows.entries()) {
    const at = written.indexOf(TAKEN)
    if (at < 0 || near.length > MAX_NUMBERS) continue
    if (!add(row, at) && row > 0) add(row - 1, Infinity)
    const next = stretchesOf(written.slice(at + 1)).find((one) => tidyText(one.text) !== '')
    if (next) near.push({ row, text: next.text, from: next.from + at + 1, to: next.to + at + 1 })
  }
  const found = near.find((one) => isName(tidyText(one.text), isGoods))
  if (!found) return { rest: text }
  const written = rows[found.row] ?? ''
  rows[found.row] = `${written.slice(0, found.from)} ${written.slice(found.to)}`
  return { name: tidyText(found.text), rest: rows.join('\n') }
}
