import { clockOf } from '@bartan/contract/shared/shop-day'
import { Choice } from '#components/ui/elements.tsx'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import type { ChangeDraft, OfferDraft } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { aWeek, weekendSpan } from '../usual-spans.ts'
import { TypedField } from './typed-field.tsx'

const styles = {
  legend: css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  times: grid({ gap: '3', gridTemplateColumns: { base: '1', sm: '2' } }),
}

type Span = Pick<OfferDraft, 'from' | 'to'>

type TimeFieldsProps = {
  span: Span
  change: ChangeDraft
  errors: Readonly<Record<string, string>>
}

/** Start and end of an offer, with common spans as shortcuts. */
export const TimeFields = ({ span: { from, to }, change, errors }: TimeFieldsProps) => {
  const t = useText()
  const now = new Date(useNow())
  const usual: readonly [label: string, span: Span][] = [
    [t('weekend'), weekendSpan(now)],
    [t('week'), aWeek(now)],
    [t('now'), { from: clockOf(now), to: '' }],
  ]
  return (
    <fieldset>
      <legend className={styles.legend}>{t('when')}</legend>
      <div className={wrap({ gap: '2', mb: '3' })}>
        {usual.map(([label, span]) => (
          <Choice
            key={label}
            size="sm"
            aria-pressed={span.from === from && span.to === to}
            onClick={() => change(span)}
          >
            {label}
          </Choice>
        ))}
      </div>
      <div className={styles.times}>
        <TypedField
          type="datetime-local"
          label={t('begins')}
          hint={t('india')}
          value={from}
          error={errors.from}
          onType={(typed) => change({ from: typed })}
        />
        <TypedField
          type="datetime-local"
          label={t('ends')}
          isOptional
          value={to}
          error={errors.to}
          onType={(typed) => change({ to: typed })}
        />
      </div>
    </fieldset>
  )
}
