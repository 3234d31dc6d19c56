import { PRICE_SLIDER } from '@bartan/contract/products/rules'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { PRICE_STEP, endLabels, endText, type PriceRange } from '../price-range.ts'

const THUMB = {
  appearance: 'none',
  boxSize: '22px',
  bg: 'teal',
  border: '2px solid {colors.white}',
  borderRadius: 'full',
  boxShadow: 'sm',
  cursor: 'pointer',
  pointerEvents: 'auto',
} as const

const input = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  m: '0',
  appearance: 'none',
  bg: 'transparent',
  // The two inputs overlap, so only their thumbs take presses.
  pointerEvents: 'none',
  '&::-webkit-slider-thumb': THUMB,
  '&::-moz-range-thumb': THUMB,
})

/** Styles of the price slider by Chakra's part names; Ark's slider looks the same. */
export const priceSliderStyles = {
  control: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    h: { base: 'tap', lg: 'tap.sm' },
    cursor: 'pointer',
  }),
  track: css({ position: 'relative', w: 'full', h: '1', bg: 'line', borderRadius: 'full' }),
  range: css({ position: 'absolute', insetY: '0', bg: 'teal', borderRadius: 'full' }),
  thumb: css({
    boxSize: '22px',
    bg: 'teal',
    border: '2px solid {colors.white}',
    borderRadius: 'full',
    boxShadow: 'sm',
    cursor: 'pointer',
    // A touch target around the thumb.
    _before: { content: '""', position: 'absolute', inset: '-13px', w: 'tap', h: 'tap' },
    _focusVisible: { borderRadius: 'full' },
  }),
}

export type PriceSliderProps = {
  range: PriceRange
  onSlide: (range: PriceRange) => void
}

const NAMES = ['minPrice', 'maxPrice'] as const

const percent = (price: number): string => `${(price / PRICE_SLIDER.max) * 100}%`

/** Two native range inputs on one track: rendered by the server, and used until Ark's slider has loaded. */
export const NativePriceSlider = ({ range, onSlide }: PriceSliderProps) => {
  const language = useLanguage()
  const [min, max] = range
  const slide = (index: number, value: number) =>
    onSlide(index === 0 ? [Math.min(value, max), max] : [min, Math.max(value, min)])
  return (
    <div className={priceSliderStyles.control}>
      <div className={priceSliderStyles.track}>
        <div
          className={priceSliderStyles.range}
          style={{ left: percent(min), right: `calc(100% - ${percent(max)})` }}
        />
      </div>
      {NAMES.map((name, index) => (
        <input
          className={input}
          key={name}
          type="range"
          name={name}
          aria-label={endLabels(language)[index]}
          aria-valuetext={endText(language, range[index] ?? 0, index)}
          min={PRICE_SLIDER.min}
          max={PRICE_SLIDER.max}
          step={PRICE_STEP}
          value={range[index]}
          onChange={({ target }) => slide(index, Number(target.value))}
        />
      ))}
    </div>
  )
}
