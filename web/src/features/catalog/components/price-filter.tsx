import { PRICE_SLIDER } from '@bartan/contract/products/rules'
import { useEffect, useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { t } from '../texts.ts'
import { FilterSection } from './filter-section.tsx'
import { css } from '#styled-system/css'

const styles = {
  slider: css({
    w: 'full',
    h: { base: 'tap', lg: 'tap.sm' },
    accentColor: 'teal',
    cursor: 'pointer',
  }),
  bounds: css({
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: 'sm',
    color: 'ink.soft',
  }),
  chosen: css({ color: 'ink', fontWeight: 'semibold' }),
}

const STEP = 10
/** The list follows the slider, but not at every pixel. */
const SETTLE_MS = 250

type PriceFilterProps = {
  maxPrice: number | undefined
  onChange: (maxPrice: number | undefined) => void
}

/** 0 to 1000 rupees; the top means no upper limit (contract §3). */
export const PriceFilter = ({ maxPrice, onChange }: PriceFilterProps) => {
  const applied = Math.min(maxPrice ?? PRICE_SLIDER.max, PRICE_SLIDER.max)
  const [draft, setDraft] = useState<number>()
  const shown = draft ?? applied
  const text = shown >= PRICE_SLIDER.max ? t('anyPrice') : t('upTo', { price: formatRupees(shown) })

  useEffect(() => {
    if (draft === undefined) return
    const timer = setTimeout(() => {
      if (draft !== applied) onChange(draft >= PRICE_SLIDER.max ? undefined : draft)
      setDraft(undefined)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <FilterSection title={t('price')}>
      <input
        className={styles.slider}
        type="range"
        name="price"
        aria-label={t('highestPrice')}
        aria-valuetext={text}
        min={PRICE_SLIDER.min}
        max={PRICE_SLIDER.max}
        step={STEP}
        value={shown}
        onChange={(event) => setDraft(Number(event.target.value))}
      />
      <div className={styles.bounds}>
        <span>{formatRupees(PRICE_SLIDER.min)}</span>
        <span className={styles.chosen}>{text}</span>
      </div>
    </FilterSection>
  )
}
