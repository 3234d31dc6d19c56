import { GripVertical, Star } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { Badge } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
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
export const ImageOrder = ({ place, onCover, onMove }: ImageOrderProps) => {
  const t = useText()
  return (
    <div className={styles.root}>
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
