import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { plainPhone } from '@bartan/contract/users/rules'
import { OTHERS, OWN, PHONE_LABELS } from '../../vocabulary/places.ts'
import { plainWord } from '../../vocabulary/plain-word.ts'
import { TAKEN, wordsOf } from './stretches.ts'

const PHONE = /(?<![\d.])(?:(?:\+\s?91|0091|91|0)[\s-]?)?[6-9](?:[ .-]?\d){9}(?!\d)/gu

/** The words directly before a place, which may say whose number it is. */
const wordsBefore = (text: string, at: number): string[] =>
  wordsOf(
    (
      text
        .slice(0, at)
        .split(/[\n,;]|[.!?](?=\s)/)
        .at(-1) ?? ''
    ).slice(-60),
  )

const isOthers = (before: readonly string[]): boolean => before.some((word) => OTHERS.has(word))

export const takePhone = (text: string): { phone?: string; rest: string; unread: string[] } => {
  // Digits of every script have one code unit each.
  const found = [...plainDigits(text).matchAll(PHONE)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    phone: plainPhone(match[0]),
    written: match[0].trim(),
    before: wordsBefore(text, match.index),
  }))
  const rest = found.reduceRight(
    (left, { from, to }) => `${left.slice(0, from)} ${TAKEN} ${left.slice(to)}`,
    text,
  )
  const where = (isOwn: (before: readonly string[]) => boolean) =>
    new Set(found.flatMap(({ before, phone }) => (isOwn(before) ? [phone] : [])))
  // "My neighbor Raju 98…, my number 97…": "my" before a label counts more than "my" alone.
  const phones = [
    where((before) =>
      before.some((word, at) => OWN.has(word) && PHONE_LABELS.has(before[at + 1] ?? '')),
    ),
    where((before) => before.some((word) => OWN.has(word)) && !isOthers(before)),
    where((before) => !isOthers(before)),
  ].find(({ size }) => size === 1)
  const [phone] = phones ?? []
  const unread = found.filter((one) => one.phone !== phone).map(({ written }) => written)
  return { ...(phone !== undefined && { phone }), rest, unread }
}

/** Removes "ph:", "mobile no." and the like, left over from the number. */
export const withoutPhoneLabels = (text: string): string =>
  text
    .split('\n')
    .map((row) => {
      if (!row.includes(TAKEN)) return row
      return row
        .split(TAKEN)
        .map((part, at, all) => {
          if (at === all.length - 1) return part
          const words = part.split(/(?<=[\s,.:])/)
          while (words.length > 0) {
            const last = plainWord((words.at(-1) ?? '').replaceAll(/[\s,.:()-]/g, ''))
            if (last !== '' && !PHONE_LABELS.has(last) && !OWN.has(last)) break
            words.pop()
          }
          return words.join('')
        })
        .join(' , ')
    })
    .join('\n')
