import { PRICE_SLIDER } from '@bartan/contract/products/rules'
import { rupees } from '@bartan/contract/shared/money'
import { createElement, useEffect, useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { useOnDemand } from '#lib/browser/use-on-demand.ts'
import { css } from '#styled-system/css'
import {
  changedFilters,
  limitsText,
  rangeText,
  toRange,
  type PriceFilters,
  type PriceRange,
} from '../price-range.ts'
import { useText } from '../texts.ts'
import { FilterSection } from './filter-section.tsx'
import { NativePriceSlider } from './native-price-slider.tsx'

const styles = {
  bounds: css({
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: 'sm',
    color: 'ink.soft',
  }),
  chosen: css({ color: 'ink', fontWeight: 'semibold' }),
}

/** Debounce of the slider in milliseconds. */
const SETTLE_MS = 250

const load = async () => (await import('./price-slider.tsx')).PriceSlider

/** A slider in use must not be replaced under the finger. */
const useIsInUse = () => {
  const [isInUse, setInUse] = useState(false)
  const begin = () => setInUse(true)
  const end = () => setInUse(false)
  return {
    isInUse,
    frame: { onFocus: begin, onPointerDown: begin, onBlur: end, onPointerCancel: end },
  }
}

type PriceFilterProps = PriceFilters & { onChange: (changed: Partial<PriceFilters>) => void }

/** Price filter from 0 to 1000 rupees; the top means no upper limit (contract §3). */
export const PriceFilter = ({ minPrice, maxPrice, onChange }: PriceFilterProps) => {
  const t = useText()
  const applied = toRange({ minPrice, maxPrice })
  const [draft, setDraft] = useState<PriceRange>()
  const [isReplaced, setReplaced] = useState(false)
  const shown = draft ?? applied
  const { isInUse, frame } = useIsInUse()
  const Loaded = useOnDemand(load, isInUse)
  // Stays once it has replaced the native slider.
  if (Loaded && !isInUse && !isReplaced) setReplaced(true)
  const Slider = Loaded && isReplaced ? Loaded : NativePriceSlider

  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => {
      const changed = changedFilters(applied, draft)
      if (Object.keys(changed).length > 0) onChange(changed)
      // The slider may have moved since this render.
      setDraft((latest) => (latest === draft ? undefined : latest))
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <FilterSection title={t('price')} isInUse>
      <div {...frame}>{createElement(Slider, { range: shown, onSlide: setDraft })}</div>
      <div className={styles.bounds}>
        <span>{formatRupees(rupees(PRICE_SLIDER.min))}</span>
        <span className={styles.chosen}>
          {draft ? rangeText(t.language, draft) : limitsText(t.language, { minPrice, maxPrice })}
        </span>
      </div>
    </FilterSection>
  )
}
