import type { ProductImage as Image } from '@bartan/contract/products/schema'
import { ArrowLeft, ArrowRight, Trash2, GripVertical, Star } from 'lucide-react'
import type { PointerEvent } from 'react'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { Badge, IconButton } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { translateValue } from '#i18n/translate.ts'
import { css, cx } from '#styled-system/css'
import { useText } from '../texts.ts'

const imageOrderStyles = {
  root: css({
    position: 'absolute',
    top: '0',
    left: '0',
    right: '0',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
  }),
}

type ImageOrderProps = {
  /** Counted from 1. */
  place: number
  onCover: () => void
  onMove: (step: -1 | 1) => void
}

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** Controls above an image: a button that makes it the cover, and a handle to drag it or move it by arrow keys. */
const ImageOrder = ({ place, onCover, onMove }: ImageOrderProps) => {
  const t = useText()
  return (
    <div className={imageOrderStyles.root}>
      {place === 1 ? (
        <span className={css({ m: '2' })}>
          <Badge tone="info">{t('cover')}</Badge>
        </span>
      ) : (
        <IconButton
          className={css({ bg: 'paper' })}
          aria-label={t('makeCover', { place })}
          onClick={onCover}
        >
          <Star aria-hidden size={18} />
        </IconButton>
      )}
      <IconButton
        className={css({ bg: 'paper', cursor: 'grab', touchAction: 'none' })}
        data-handle=""
        aria-label={t('drag', { place })}
        onKeyDown={(event) => {
          const step = STEPS[event.key]
          if (!step) return
          event.preventDefault()
          onMove(step)
        }}
      >
        <GripVertical aria-hidden size={18} />
      </IconButton>
    </div>
  )
}

const styles = {
  root: css({
    listStyleType: 'none',
    position: 'relative',
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
  }),
  dropPlace: css({ borderColor: 'teal', boxShadow: '0 0 0 2px {colors.teal}' }),
  image: css({ userSelect: 'none' }),
  input: css({ minH: { base: 'tap', lg: 'tap.sm' }, fontSize: { base: 'md', md: 'sm' } }),
  actions: css({ display: 'flex', justifyContent: 'space-between', mt: '1' }),
  move: css({ boxSize: { base: 'tap', lg: 'tap.sm' } }),
  remove: css({ boxSize: { base: 'tap', lg: 'tap.sm' }, color: 'danger' }),
  imageColor: css({
    mt: '1',
    minH: { base: 'tap', lg: 'tap.sm' },
    fontSize: { base: 'md', md: 'sm' },
  }),
}

type ImageColorProps = {
  image: Image
  place: number
  colors: readonly string[]
  onChange: (color: string | undefined) => void
}

/** The product color that an image shows; choosing the image chooses the color. */
const ImageColor = ({ image, place, colors, onChange }: ImageColorProps) => {
  const t = useText()
  const { color } = image
  // A renamed color stays selectable, so that the mismatch is visible.
  const options = [...new Set([...colors, ...(color ? [color] : [])])]
  if (options.length === 0) return null
  return (
    <OptionSelect
      className={styles.imageColor}
      aria-label={t('colorOf', { place })}
      value={color ?? ''}
      options={[
        ['', t('noColor')],
        ...options.map((option) => [option, translateValue(t.language, option)] as const),
      ]}
      onPick={(picked) => onChange(picked || undefined)}
    />
  )
}

type ImageCardProps = {
  image: Image
  place: number
  count: number
  /** The product's colors; the image may show one of them. */
  colors: readonly string[]
  onAltText: (altText: string) => void
  onColor: (color: string | undefined) => void
  onMove: (step: -1 | 1) => void
  onCover: () => void
  /** Highlights the drop position while an image is dragged. */
  isDropPlace: boolean
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  onDelete: () => void
}

/** An image of the product, with controls to move, describe or delete it. */
export const ImageCard = (props: ImageCardProps) => {
  const t = useText()
  const { image, place, count, colors, onAltText, onColor, onMove, onDelete } = props
  return (
    <li className={cx(styles.root, props.isDropPlace && styles.dropPlace)} data-place={place - 1}>
      <div
        className={styles.image}
        onPointerDown={props.onDragStart}
        onDragStart={(event) => event.preventDefault()}
      >
        <ProductImage look="thumb" image={image} sizes="220px" />
        <ImageOrder place={place} onCover={props.onCover} onMove={onMove} />
      </div>
      <div className={css({ p: '2' })}>
        <Input
          className={styles.input}
          aria-label={t('altTextOf', { place })}
          placeholder={t('altText')}
          maxLength={200}
          value={image.altText}
          onChange={({ target }) => onAltText(target.value)}
        />
        <ImageColor image={image} place={place} colors={colors} onChange={onColor} />
        <div className={styles.actions}>
          <span className={css({ display: 'flex' })}>
            <IconButton
              className={styles.move}
              aria-label={t('forward', { place })}
              disabled={place === 1}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden size={18} />
            </IconButton>
            <IconButton
              className={styles.move}
              aria-label={t('backward', { place })}
              disabled={place === count}
              onClick={() => onMove(1)}
            >
              <ArrowRight aria-hidden size={18} />
            </IconButton>
          </span>
          <IconButton
            className={styles.remove}
            aria-label={t('deleteImage', { place })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
