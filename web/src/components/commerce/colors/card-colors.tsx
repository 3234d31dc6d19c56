import { imageOfColor } from '@bartan/contract/products/product-colors'
import type { Product } from '@bartan/contract/products/schema'
import { useText } from '#components/ui/texts.ts'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { ColorDot } from './color-swatch.tsx'

const styles = {
  // As high as the card's image. The colors are placed below it, in a row that the card's link leaves free.
  place: css({
    position: 'absolute',
    top: '0',
    insetX: '0',
    aspectRatio: '1',
    pointerEvents: 'none',
  }),
  colors: css({
    position: 'absolute',
    top: '100%',
    // Aligns the dots, not their larger touch targets, with the text below.
    left: '-2px',
    display: 'flex',
    alignItems: 'center',
  }),
  option: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    // 20 px and half of the gap of 8 px on both sides, as tall as a finger.
    w: '7',
    h: 'tap',
    '& > input': {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      m: '0',
      opacity: '0',
      cursor: 'pointer',
      // Beside the dots, a press is one of the card.
      pointerEvents: 'auto',
    },
    '& > span': { pointerEvents: 'none', outlineOffset: '2px' },
    '& > input:checked + span': { outline: '2px solid {colors.teal}' },
    '& > input:focus-visible + span': { outline: '2px solid {colors.ink}' },
  }),
}

const MAX_SHOWN = 3

type CardColorsProps = {
  product: Product
  /** Undefined while the card shows its cover. */
  shown: string | undefined
  onPick: (color: string) => void
  /** Name of the radio group. */
  name: string
}

/** A product's colors as dots; pressing one shows its image. */
export const CardColors = ({ product, shown, onPick, name }: CardColorsProps) => {
  const t = useText()
  const { colors } = product
  const dots = colors.slice(0, MAX_SHOWN)
  // A filter may have selected a hidden color.
  if (shown !== undefined && !dots.includes(shown)) dots.splice(-1, 1, shown)
  return (
    <div className={styles.place}>
      <fieldset className={styles.colors} aria-label={t('colors', { count: colors.length })}>
        {dots.map((color) => (
          <label className={styles.option} key={color}>
            {imageOfColor(product, color) !== undefined && (
              <input
                type="radio"
                name={name}
                aria-label={translateValue(t.language, color)}
                checked={color === shown}
                onChange={() => onPick(color)}
              />
            )}
            <ColorDot color={color} size="row" />
          </label>
        ))}
        {colors.length > dots.length && (
          <span className={css({ ml: '1', fontSize: 'xs', color: 'ink.soft' })} aria-hidden>
            +{colors.length - dots.length}
          </span>
        )}
      </fieldset>
    </div>
  )
}
