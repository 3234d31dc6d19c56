import { formatWeekday } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useNow } from '#lib/clock.ts'
import { css, cva } from '#styled-system/css'
import { useText } from '../texts.ts'
import { timelineOf, type Shown, type Step } from '../timeline.ts'

const item = cva({
  base: {
    position: 'relative',
    pl: '7',
    pb: '4',
    listStyleType: 'none',
    _last: { pb: '0' },
    _before: {
      content: '""',
      position: 'absolute',
      left: '4px',
      top: '7px',
      boxSize: '12px',
      bg: 'teal',
      borderWidth: '2px',
      borderColor: 'teal',
      borderRadius: 'full',
    },
    // Line between two steps.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '9px',
      top: '22px',
      bottom: '-4px',
      w: '2px',
      bg: 'line',
    },
  },
  variants: {
    isToCome: { true: { color: 'ink.soft', _before: { bg: 'paper', borderColor: 'line.strong' } } },
  },
})

const styles = {
  title: css({ display: 'block', fontWeight: 'semibold', lineHeight: 'snug' }),
  details: css({ display: 'block', fontSize: 'sm', color: 'ink.soft', overflowWrap: 'anywhere' }),
}

const StepText = ({ step: { title, at, expectedAt, detail } }: { step: Step }) => {
  const t = useText()
  return (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.details}>
        {at && <time dateTime={at}>{formatMoment(t.language, at)}</time>}
        {expectedAt && (
          <time dateTime={expectedAt}>
            {t('expected', { day: formatWeekday(t.language, expectedAt) })}
          </time>
        )}
        {detail && ` · ${detail}`}
      </span>
    </>
  )
}

/** Completed steps of an order with their times, and those to come. */
export const OrderTimeline = ({ order }: { order: Shown }) => {
  const t = useText()
  const { past, toCome } = timelineOf(t.language, order, useNow())
  const current = past.at(-1)?.key
  return (
    <ol aria-label={t('status')}>
      {past.map((step) => (
        <li
          className={item()}
          key={step.key}
          aria-current={step.key === current ? 'step' : undefined}
        >
          <StepText step={step} />
        </li>
      ))}
      {toCome.map((step) => (
        <li className={item({ isToCome: true })} key={step.key}>
          <StepText step={step} />
        </li>
      ))}
    </ol>
  )
}
