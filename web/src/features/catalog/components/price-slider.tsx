import { Slider } from '@ark-ui/react/slider'
import { PRICE_SLIDER } from '@bartan/contract/products/rules'
import { useLanguage } from '#i18n/translate.ts'
import { PRICE_STEP, endLabels, endText } from '../price-range.ts'
import { priceSliderStyles as styles, type PriceSliderProps } from './native-price-slider.tsx'

const THUMB_SIZE = { width: 22, height: 22 }

/** Ark UI's slider with two thumbs. */
export const PriceSlider = ({ range, onSlide }: PriceSliderProps) => {
  const language = useLanguage()
  return (
    <Slider.Root
      min={PRICE_SLIDER.min}
      max={PRICE_SLIDER.max}
      step={PRICE_STEP}
      value={[...range]}
      thumbSize={THUMB_SIZE}
      aria-label={endLabels(language)}
      getAriaValueText={({ value, index }) => endText(language, value, index)}
      onValueChange={({ value: [min = PRICE_SLIDER.min, max = PRICE_SLIDER.max] }) =>
        onSlide([min, max])
      }
    >
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        {range.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- its two ends are told apart by nothing else
          <Slider.Thumb className={styles.thumb} key={index} index={index} />
        ))}
      </Slider.Control>
    </Slider.Root>
  )
}
