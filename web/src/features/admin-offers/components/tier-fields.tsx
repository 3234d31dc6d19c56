import { Plus } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { KindFieldsProps, OfferDraft } from '../offer-draft.ts'
import { useText } from '../texts.ts'
import { TypedField } from './typed-field.tsx'

/** Discounts by minimum quantity. */
export const TierFields = ({ draft: { tiers }, change, errors }: KindFieldsProps) => {
  const t = useText()
  const set = (place: number, typed: Partial<OfferDraft['tiers'][number]>) =>
    change({ tiers: tiers.map((tier, at) => (at === place ? { ...tier, ...typed } : tier)) })
  return (
    <div className={grid({ gap: '4' })}>
      {tiers.map((tier, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are added at the end and never moved
        <div key={at} className={grid({ gridTemplateColumns: '2', gap: '3' })}>
          <TypedField
            label={t('tierFrom', { place: at + 1 })}
            value={tier.from}
            inputMode="numeric"
            error={errors[`tiers.${at}.from`] ?? errors.tiers}
            onType={(from) => set(at, { from })}
          />
          <TypedField
            label={t('tierPercent', { place: at + 1 })}
            value={tier.percent}
            inputMode="numeric"
            error={errors[`tiers.${at}.percent`]}
            onType={(percent) => set(at, { percent })}
          />
        </div>
      ))}
      <Button
        className={css({ justifySelf: 'start' })}
        variant="outline"
        size="sm"
        onClick={() => change({ tiers: [...tiers, { from: '', percent: '' }] })}
      >
        <Plus aria-hidden size={16} />
        {t('addTier')}
      </Button>
    </div>
  )
}
