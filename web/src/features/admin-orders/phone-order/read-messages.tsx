import { Fragment } from 'react'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import type { MessageLine } from '../api/order-message.ts'
import { useText } from '../order-message-texts.ts'

/** A part of a message, with the number of the line that it belongs to. */
type Mark = { text: string; from: number; line?: number }

/** Positions of a line's words after `from`; parts that are apart are joined by ', ' in `said`. */
const placesOf = (message: string, said: string, from: number): [from: number, to: number][] => {
  const whole = message.indexOf(said, from)
  if (whole >= 0) return [[whole, whole + said.length]]
  let end = from
  return said.split(', ').flatMap((part) => {
    const at = part === '' ? -1 : message.indexOf(part, end)
    if (at < 0) return []
    end = at + part.length
    return [[at, end]]
  })
}

/** Splits the message into parts; parts of lines have the line's number. */
const marksOf = (message: string, lines: readonly { text: string }[]): Mark[] => {
  const marks: Mark[] = []
  let at = 0
  for (const [line, { text }] of lines.entries()) {
    for (const [from, to] of placesOf(message, text, at)) {
      if (from > at) marks.push({ text: message.slice(at, from), from: at })
      marks.push({ text: message.slice(from, to), from, line })
      at = to
    }
  }
  if (at < message.length) marks.push({ text: message.slice(at), from: at })
  return marks
}

const styles = {
  message: css({
    p: '3',
    maxH: '15rem',
    overflowY: 'auto',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    bg: 'ground',
    borderRadius: 'md',
  }),
  mark: css({
    color: 'ink',
    borderRadius: 'sm',
    '&[data-sure=true]': { bg: 'teal.tint.deep' },
    '&[data-sure=false]': { bg: 'warning.tint' },
  }),
}

export type ReadText = { key: string; text: string; lines: readonly MessageLine[] }

const Legend = ({ lines }: { lines: readonly MessageLine[] }) => {
  const t = useText()
  return (
    <p className={wrap({ gap: '3', fontSize: 'xs', color: 'ink.soft' })}>
      {([true, false] as const).map(
        (isSure) =>
          lines.some(({ sure }) => sure === isSure) && (
            <mark key={String(isSure)} className={styles.mark} data-sure={isSure}>
              {t(isSure ? 'isSure' : 'toCheck')}
            </mark>
          ),
      )}
    </p>
  )
}

/** The read messages with each line's words marked; lines to check look different. */
export const ReadMessages = ({ messages }: { messages: readonly ReadText[] }) => {
  const t = useText()
  return messages.map(({ key, text, lines }) => (
    <Fragment key={key}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one is scrolled by keyboard, too */}
      <section className={styles.message} aria-label={t('readMessage')} tabIndex={0}>
        {marksOf(text, lines).map(({ text: said, from, line }) =>
          line === undefined ? (
            <span key={from}>{said}</span>
          ) : (
            <mark key={from} className={styles.mark} data-sure={lines[line]?.sure}>
              {said}
            </mark>
          ),
        )}
      </section>
      <Legend lines={lines} />
    </Fragment>
  ))
}
