import { clockOf } from '@bartan/contract/shared/shop-day'
import { Choice } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import type { DraftProps, OfferDraft } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { aWeek, weekendSpan } from '../usual-spans.ts'
import { DraftField } from './typed-field.tsx'

const styles = {
  legend: css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  fields: grid({ gap: '3', gridTemplateColumns: { base: '1', sm: '2' } }),
}

/** Start and end of an offer, with common spans as shortcuts. */
export const TimeFields = (props: DraftProps) => {
  const t = useText()
  const { from, to } = props.draft
  const now = new Date(useNow())
  const usual: readonly [label: string, span: Pick<OfferDraft, 'from' | 'to'>][] = [
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
            onClick={() => props.change(span)}
          >
            {label}
          </Choice>
        ))}
      </div>
      <div className={styles.fields}>
        <DraftField {...props} of="from" hint={t('india')} type="datetime-local" />
        <DraftField {...props} of="to" isOptional type="datetime-local" />
      </div>
    </fieldset>
  )
}

/** Conditions for using an offer. A sale has none, because it is a price for everyone. */
export const ConditionFields = (props: DraftProps) => {
  const t = useText()
  return (
    <fieldset>
      <legend className={styles.legend}>{t('conditions')}</legend>
      <div className={styles.fields}>
        <DraftField
          {...props}
          of="code"
          hint={t('codeHint')}
          isOptional
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DraftField {...props} of="minimum" isOptional inputMode="decimal" />
        <DraftField {...props} of="usesTotal" isOptional inputMode="numeric" />
        <DraftField {...props} of="usesPerPhone" isOptional inputMode="numeric" />
        <CheckboxField
          label={t('firstOrder')}
          checked={props.draft.firstOrder}
          onChange={({ target }) => props.change({ firstOrder: target.checked })}
        />
      </div>
    </fieldset>
  )
}
