import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { ChangeDraft, OfferDraft } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { TypedField } from './typed-field.tsx'

const styles = {
  legend: css({ mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  fields: grid({ gap: '3', gridTemplateColumns: { base: '1', sm: '2' } }),
}

type ConditionFieldsProps = {
  draft: OfferDraft
  change: ChangeDraft
  errors: Readonly<Record<string, string>>
}

/** Conditions for using an offer. A sale has none, because it is a price for everyone. */
export const ConditionFields = ({ draft, change, errors }: ConditionFieldsProps) => {
  const t = useText()
  return (
    <fieldset>
      <legend className={styles.legend}>{t('conditions')}</legend>
      <div className={styles.fields}>
        <TypedField
          label={t('code')}
          hint={t('codeHint')}
          isOptional
          value={draft.code}
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code}
          onType={(code) => change({ code })}
        />
        <TypedField
          label={t('minimum')}
          isOptional
          value={draft.minimum}
          inputMode="decimal"
          error={errors.minimum}
          onType={(minimum) => change({ minimum })}
        />
        <TypedField
          label={t('usesTotal')}
          isOptional
          value={draft.usesTotal}
          inputMode="numeric"
          error={errors.usesTotal}
          onType={(usesTotal) => change({ usesTotal })}
        />
        <TypedField
          label={t('usesPerPhone')}
          isOptional
          value={draft.usesPerPhone}
          inputMode="numeric"
          error={errors.usesPerPhone}
          onType={(usesPerPhone) => change({ usesPerPhone })}
        />
        <CheckboxField
          label={t('firstOrder')}
          checked={draft.firstOrder}
          onChange={({ target }) => change({ firstOrder: target.checked })}
        />
      </div>
    </fieldset>
  )
}
