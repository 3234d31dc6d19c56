import { Fragment } from 'react'
import { css } from '#styled-system/css'
import type { MessageLine } from '../api/order-message.ts'
import { useText } from '../order-message-texts.ts'
import { marksOf } from './message-marks.ts'

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
  legend: css({ display: 'flex', flexWrap: 'wrap', gap: '3', fontSize: 'xs', color: 'ink.soft' }),
}

export type ReadText = { key: string; text: string; lines: readonly MessageLine[] }

const Legend = ({ lines }: { lines: readonly MessageLine[] }) => {
  const t = useText()
  return (
    <p className={styles.legend}>
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
